import { ok, type Result } from '@dedalo/grid';
import { FightOdds } from './fight-odds.ts';
import { type FightPlan, planFight, type SolverOptions, type TooLarge } from './fight-plan.ts';
import type { Fight } from './fight.ts';
import { LayerWork } from './layer-work.ts';

/** As many entries of a grid are swept over in a unit of the budget: about a millisecond. */
const ENTRIES_A_UNIT = 40_000;
/** What a sweep takes besides, in entries. */
const ENTRIES_A_SWEEP = 60;

/**
 * Finds the odds of a fight in portions, by value iteration: layers of equal hit points from the lowest on, each swept
 * until what is left to move is known to be too little to matter. Whoever runs it owns the clock.
 */
export class FightSolver {
  readonly #plan: FightPlan;
  readonly #work: LayerWork;
  readonly #layers: number;
  #done = 0;
  /** Of the running layer. */
  #sweeps = 0;

  private constructor(plan: FightPlan) {
    const { hero, rival } = plan.fight;
    this.#plan = plan;
    this.#work = new LayerWork(plan);
    this.#layers = hero.hitPoints * rival.hitPoints;
  }

  /** Too large a fight is told so before anything is allocated. */
  static begin(fight: Fight, options: SolverOptions = {}): Result<FightSolver, TooLarge> {
    const plan = planFight(fight, options);
    return plan.ok ? ok(new FightSolver(plan.value)) : plan;
  }

  /** From 0 to 1. */
  get progress(): number {
    return (this.#done + this.#sweeps / (this.#plan.mostSweeps + 1)) / this.#layers;
  }

  /** What all tables take. */
  get bytes(): number {
    return this.#plan.bytes;
  }

  /** Known from the beginning: no chance will be farther than this from the truth. */
  get error(): number {
    return this.#plan.error;
  }

  /** Works about so many milliseconds, at least one sweep. */
  advance(budget: number): 'searching' | 'done' {
    const { rows, columns } = this.#plan.size;
    const price = rows * columns + ENTRIES_A_SWEEP;
    for (let left = budget * ENTRIES_A_UNIT; left > 0 && this.#done < this.#layers; left -= price) this.#step();
    return this.#done < this.#layers ? 'searching' : 'done';
  }

  #step(): void {
    const { stillness, mostSweeps, fight } = this.#plan;
    const below = Math.floor(this.#done / fight.rival.hitPoints);
    const hp = { hero: below + 1, rival: this.#done - below * fight.rival.hitPoints + 1 };
    if (this.#sweeps === 0) this.#work.begin(hp);
    const moved = this.#work.sweep(hp);
    this.#sweeps++;
    if (moved > stillness && this.#sweeps < mostSweeps) return;
    this.#work.end(hp);
    this.#done++;
    this.#sweeps = 0;
  }

  /** What was found, once `advance` has said that it is done. */
  result(): FightOdds {
    if (this.#done < this.#layers) throw new Error(`FightSolver: ${this.#done} of ${this.#layers} layers are done`);
    return new FightOdds(this.#plan, this.#work.table);
  }
}

/** The odds at once, for whoever has nothing else to do. */
export function solveFight(fight: Fight, options: SolverOptions = {}): Result<FightOdds, TooLarge> {
  const begun = FightSolver.begin(fight, options);
  if (!begun.ok) return begun;
  begun.value.advance(Number.POSITIVE_INFINITY);
  return ok(begun.value.result());
}
