import type { Config } from '../state.ts';
import { chancesByRounds, type RoundsChance } from './chances-by-rounds.ts';
import type { Pairing } from './best-response.ts';

/** Between these a start is fair: neither side should be sure of anything. */
export const FAIR = { least: 0.35, most: 0.65 } as const;
export const isFair = (chance: number): boolean => chance >= FAIR.least && chance <= FAIR.most;

const FEWEST_ROUNDS = 6;
const MOST_BOARDS = 60;
const USUAL_CHANCE = 0.5;

export interface FairWish extends Pairing {
  /** `rounds` is the most there may be. */
  readonly config: Config;
  readonly seed: string;
  /** What the person's chance should come near to. */
  readonly chance?: number;
}

/** A board and a number of rounds, with the person's exact chance to win from its start. */
export interface FairBoard {
  readonly config: Config;
  readonly seed: string;
  readonly chance: number;
}

/**
 * Looks for a board on which a start is fair, one seed after the other; how many rounds there are decides how hard it is.
 * The answer depends on the wish alone, never on how the work is cut.
 */
export class FairBoardSearch {
  readonly #wish: FairWish;
  #number = 0;
  #board: Generator<RoundsChance, void, void> | undefined;
  #best: RoundsChance | undefined;
  #found: FairBoard | undefined;

  constructor(wish: FairWish) {
    this.#wish = wish;
  }

  /** Undefined until one is found, and where none was. */
  get found(): FairBoard | undefined {
    return this.#found;
  }

  /** A step is two rounds of a board. */
  advance(budget: number): 'searching' | 'done' {
    for (let left = budget; left > 0 && !this.#isDone; left--) this.#step();
    return this.#isDone ? 'done' : 'searching';
  }

  get #isDone(): boolean {
    return this.#found !== undefined || this.#number > MOST_BOARDS;
  }

  get #seed(): string {
    return `${this.#wish.seed}-${this.#number}`;
  }

  #step(): void {
    if (!this.#board) {
      this.#number++;
      this.#best = undefined;
      this.#board = chancesByRounds({ config: this.#wish.config, seed: this.#seed }, this.#wish);
    }
    const { value } = this.#board.next();
    if (value && this.#distanceOf(value) < this.#distanceOf(this.#best)) this.#best = value;
    // More rounds never lower the chance.
    if (value && value.chance <= FAIR.most) return;
    this.#board = undefined;
    if (!this.#best) return;
    const { rounds, chance } = this.#best;
    this.#found = { config: { ...this.#wish.config, rounds }, seed: this.#seed, chance };
  }

  #distanceOf(found: RoundsChance | undefined): number {
    if (!found || found.rounds < FEWEST_ROUNDS || !isFair(found.chance)) return Number.POSITIVE_INFINITY;
    return Math.abs(found.chance - (this.#wish.chance ?? USUAL_CHANCE));
  }
}
