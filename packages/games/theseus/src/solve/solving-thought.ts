import type { BotSeat, Thought } from '@dedalo/engine';
import type { Result } from '@dedalo/grid';
import { type Dice, DICE } from '../dice.ts';
import type { Action, State, View } from '../state.ts';
import { boardOf } from '../view.ts';
import type { SolveProblem } from './solve-problem.ts';
import type { Solving } from './solving.ts';

/** What there is of a game to be solved; the number of walls plays no part in it. */
export function stateOf(view: View): State {
  const { size, rounds, theseus, minotaur, supplies, dice } = view;
  const config = { size, supplies: supplies.length, walls: 0, rounds };
  return { config, board: boardOf(view), theseus, minotaur, supplies, dice };
}

/**
 * Remembers the game it solved last, by what is in it and not by who asks: a game that is played from its start is
 * solved once, even where every view comes over a wire, and a solution that was cut short is gone on with.
 */
export class SolvedGame<Solution> {
  readonly #begin: (state: State) => Result<Solving<Solution>, SolveProblem>;
  #solving: Solving<Solution> | undefined;

  constructor(begin: (state: State) => Result<Solving<Solution>, SolveProblem>) {
    this.#begin = begin;
  }

  /** Undefined where the game is too large. */
  solving(state: State): Solving<Solution> | undefined {
    if (this.#solving?.covers(state)) return this.#solving;
    // Two solutions at a time may be more than there is room for.
    this.#solving = undefined;
    const begun = this.#begin(state);
    if (begun.ok) this.#solving = begun.value;
    return this.#solving;
  }
}

/** Plays like another until the game is solved; then one of the best dice, each equally likely. A step is a layer. */
export class SolvingThought<Solution> implements Thought<Action> {
  readonly #solving: Solving<Solution>;
  readonly #bestDice: (solution: Solution) => readonly Dice[];
  readonly #meanwhile: Thought<Action>;
  /** Drawn at once: the draws of a bot must not depend on how much time it was given. */
  readonly #order: readonly Dice[];
  #choice: Action | undefined;

  constructor(
    solving: Solving<Solution>,
    bestDice: (solution: Solution) => readonly Dice[],
    { meanwhile, random }: { readonly meanwhile: Thought<Action>; readonly random: BotSeat['random'] },
  ) {
    this.#solving = solving;
    this.#bestDice = bestDice;
    this.#meanwhile = meanwhile;
    this.#order = random.shuffle([...DICE]);
  }

  advance(budget: number): 'searching' | 'done' {
    if (this.#choice) return 'done';
    if (this.#solving.advance(budget) === 'searching') return 'searching';
    const best = this.#bestDice(this.#solving.result());
    this.#choice = { dice: this.#order.find((dice) => best.includes(dice))! };
    return 'done';
  }

  get choice(): Action {
    return this.#choice ?? this.#meanwhile.choice;
  }
}
