import type { Random } from '@dedalo/grid';
import type { Seat } from '../seat.ts';
import type { Explanation } from './explanation.ts';
import { logarithm } from './logarithm.ts';
import { actionsOf, type SearchModel } from './model.ts';
import { playOut } from './playout.ts';

export interface SamplingOptions<S> {
  readonly random: Random;
  /** How much what was tried seldom is preferred; √2 if left out. More explores, less trusts what it has seen. */
  readonly exploration?: number | undefined;
  /** How many plies are played at random beyond the tree; left out: to the end of the game. */
  readonly playoutLength?: number | undefined;
  /** Whether a playout that stops early is worth its estimate, not 0; true if left out. */
  readonly useEstimate?: boolean | undefined;
  /** Plays on from a state in place of uniform chance: a policy, or a mutable twin of the game that is faster. */
  readonly playout?: ((state: S, random: Random) => S) | undefined;
  /** After so many iterations the search is done; left out: never. */
  readonly iterations?: number | undefined;
  /** How many nodes the tree has at most, besides the first actions; when it is full, playouts begin at its edge. */
  readonly treeSize?: number | undefined;
}

export const TREE_SIZE = 500_000;

/** What is counted at a node. The total is that of the seat that chose the action leading here. */
export interface Tally {
  visits: number;
  total: number;
}

/** The bound of UCB1 (Auer, Cesa-Bianchi, Fischer 2002) on what a choice is worth, here from -1 to 1. */
export const upperBound = ({ visits, total }: Tally, occasions: number, exploration: number): number =>
  total / visits + 2 * exploration * Math.sqrt(logarithm(occasions) / visits);

const meanOf = ({ visits, total }: Tally): number => total / visits;

/** The one tried most; of several the better, then the first. */
export function mostVisited<T extends Tally>(tallies: Iterable<T>): T | undefined {
  let best: T | undefined;
  for (const tally of tallies) {
    if (!best || tally.visits > best.visits || (tally.visits === best.visits && tally.total > best.total)) best = tally;
  }
  return best;
}

/** An action that was tried. */
export interface Choice<A> extends Tally {
  readonly action: A;
}

export function explanationOf<A>(choices: readonly Choice<A>[], line: readonly A[], nodes: number): Explanation<A> {
  const best = mostVisited(choices)!;
  const actions = choices.map((choice) => ({ action: choice.action, value: meanOf(choice), visits: choice.visits }));
  return { best: best.action, value: meanOf(best), line, actions, nodes, isExact: false };
}

/** What can be said before the first iteration. */
export function unsearched<S, A>(model: SearchModel<S, A>, state: S, seat: Seat): Explanation<A> {
  const best = actionsOf(model, state)[0]!;
  const value = model.estimate?.(state, seat) ?? 0;
  return { best, value, line: [best], actions: [], nodes: 0, isExact: false };
}

export function overAt<S, A>(model: SearchModel<S, A>, state: S): Explanation<A> {
  return { best: undefined, value: model.value(state, 0), line: [], actions: [], nodes: 0, isExact: true };
}

/** Plays on from states, and says to every seat what came of it. */
export class Evaluator<S, A> {
  readonly #model: SearchModel<S, A>;
  readonly #options: SamplingOptions<S>;
  readonly #worth: (number | undefined)[] = [];
  #end: S | undefined;
  #isOver = false;

  constructor(model: SearchModel<S, A>, options: SamplingOptions<S>) {
    this.#model = model;
    this.#options = options;
  }

  playFrom(state: S): void {
    const { random, playout, playoutLength = Infinity } = this.#options;
    const end = playout ? playout(state, random) : playOut(this.#model, state, random, playoutLength);
    this.#end = end;
    this.#isOver = this.#model.turn(end) === 'over';
    this.#worth.length = 0;
  }

  worthTo(seat: Seat): number {
    return (this.#worth[seat] ??= this.#valueTo(seat));
  }

  #valueTo(seat: Seat): number {
    const end = this.#end as S;
    if (this.#isOver) return this.#model.value(end, seat);
    const { useEstimate = true } = this.#options;
    return useEstimate ? (this.#model.estimate?.(end, seat) ?? 0) : 0;
  }
}

/** How many iterations may be done now. */
export function iterationsLeft(budget: number, done: number, most: number): number {
  const left = Math.min(budget, most - done);
  if (left === Infinity) throw new RangeError('a search that samples never ends: give it a budget or `iterations`');
  return left;
}
