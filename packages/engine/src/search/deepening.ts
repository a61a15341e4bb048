import type { Random } from '@dedalo/grid';
import type { Explanation, Searcher, SearchProgress } from './explanation.ts';
import { actionsOfLine, type Line } from './line.ts';
import { actionsOf, type SearchModel, seatAtRoot } from './model.ts';

/** What is wanted of a state: its value to a depth, where it lies between `alpha` and `beta`, else on which side. */
export interface Question<S> {
  readonly state: S;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
}

/** What finds the value of one state to one depth, in portions. */
export interface DepthSearch<S, A> {
  /** All states visited since it was made. */
  readonly nodes: number;
  begin(question: Question<S>): void;
  /** Visits up to `budget` states, and says whether the answer is there: what follows. */
  advance(budget: number): boolean;
  readonly value: number;
  /** Whether the value is only known to be no more than this. */
  readonly isAtMost: boolean;
  /** Whether nothing beyond the depth can change what was said of the value. */
  readonly isProved: boolean;
  readonly line: Line<A> | undefined;
}

export interface DeepeningOptions {
  /** Plies at most; left out: deeper and deeper until the value is proved. */
  readonly depth?: number | undefined;
  /** Chooses among equally good actions, all equally likely; left out: the first of them. */
  readonly random?: Random | undefined;
  /** The exact value of every action, not only that it is no better than the best; costs time. */
  readonly allExact?: boolean | undefined;
}

interface RootAction<S, A> {
  readonly action: A;
  readonly state: S;
  value: number;
  isKnown: boolean;
  isAtMost: boolean;
  /** Whether what is known of the value holds at every depth. */
  isProved: boolean;
  /** The depth at which the value was proved and exact; 0 until then. Nothing more is asked of it. */
  settledAt: number;
  line: Line<A> | undefined;
}

/**
 * Iterative deepening: every action to depth 1, then to depth 2 and so on, the best one first. While an iteration runs,
 * the best so far of it counts as soon as its first action is done: that is the best of the iteration before, so whatever
 * replaces it was found better at the greater depth.
 *
 * A win ends the search at the least depth that shows it, so it is a quickest one. Of actions that all lose, the best is
 * the one that took the greatest depth to refute.
 */
export class Deepening<S, A> implements Searcher<A> {
  readonly #search: DepthSearch<S, A>;
  readonly #random: Random | undefined;
  readonly #allExact: boolean;
  readonly #mostDepth: number;
  readonly #actions: RootAction<S, A>[];
  /** The same, as they are tried. */
  readonly #order: RootAction<S, A>[];
  /** The depth to which everything has been searched, and that of the running iteration. */
  #depth = 0;
  #running = 1;
  #tried = 0;
  #isAsking = false;
  #isDone: boolean;
  #isExact: boolean;
  /** Of the running iteration if its first action is done, else of the one before. */
  #best: RootAction<S, A> | undefined;
  #bestValue: number;
  /** How many actions of the running iteration are as good as the best, itself included. */
  #equals = 0;

  constructor(model: SearchModel<S, A>, state: S, search: DepthSearch<S, A>, options: DeepeningOptions) {
    const { depth = Infinity, random, allExact = false } = options;
    if (!(depth >= 1)) throw new RangeError(`a search goes at least 1 ply deep, not ${depth}`);
    const seat = seatAtRoot(model.turn(state));
    const isOver = seat === undefined;
    this.#search = search;
    this.#mostDepth = depth;
    this.#random = random;
    this.#allExact = allExact;
    this.#actions = isOver
      ? []
      : actionsOf(model, state).map((action) => rootAction(action, model.play(state, action)));
    this.#order = [...this.#actions];
    this.#isDone = isOver;
    this.#isExact = isOver;
    this.#best = random && !isOver ? random.pick(this.#actions) : this.#actions[0];
    this.#bestValue = isOver ? model.value(state, 0) : (model.estimate?.(state, seat) ?? 0);
  }

  advance(budget: number): SearchProgress {
    const end = this.#search.nodes + budget;
    while (!this.#isDone) {
      if (this.#isAsking) {
        if (!this.#search.advance(end - this.#search.nodes)) return 'searching';
        this.#isAsking = false;
        this.#hear(this.#order[this.#tried]!);
        this.#tried++;
      } else if (this.#isIterationOver()) {
        this.#finishIteration();
      } else {
        this.#ask(this.#order[this.#tried]!);
      }
    }
    return 'done';
  }

  #isIterationOver(): boolean {
    if (this.#tried === this.#order.length) return true;
    const isWon = this.#equals > 0 && this.#bestValue >= 1;
    return isWon && !this.#allExact && !this.#random;
  }

  #ask(root: RootAction<S, A>): void {
    if (root.settledAt > 0) {
      this.#consider(root);
      this.#tried++;
      return;
    }
    let alpha = -1;
    if (this.#equals > 0 && !this.#allExact) {
      // Whoever chooses among equals must see that they are equal: an equal value has to lie inside the window.
      alpha = Math.max(-1, this.#random ? this.#bestValue - Number.EPSILON : this.#bestValue);
    }
    this.#search.begin({ state: root.state, depth: this.#running - 1, alpha, beta: 1 });
    this.#isAsking = true;
  }

  #hear(root: RootAction<S, A>): void {
    const { value, isAtMost, isProved, line } = this.#search;
    root.value = value;
    root.isKnown = true;
    root.isAtMost = isAtMost;
    root.isProved = isProved;
    root.line = line;
    if (isProved && !isAtMost) root.settledAt = this.#running;
    this.#consider(root);
  }

  #consider(root: RootAction<S, A>): void {
    const best = this.#best;
    const isFirst = this.#equals === 0;
    const isLost = root.value <= -1;
    const isBetter =
      isFirst || root.value > this.#bestValue || (isLost && this.#bestValue <= -1 && root.settledAt > best!.settledAt);
    const isEqual =
      !isBetter && root.value === this.#bestValue && !root.isAtMost && (!isLost || root.settledAt === best!.settledAt);
    if (isBetter) this.#equals = 1;
    else if (isEqual) this.#equals++;
    else return;
    // One of k equals with the probability 1/k, whenever somebody asks.
    if (isEqual && this.#random?.below(this.#equals) !== 0) return;
    this.#best = root;
    this.#bestValue = root.value;
  }

  #finishIteration(): void {
    const best = this.#best!;
    this.#depth = this.#running;
    this.#isExact = (best.isProved && best.value >= 1) || this.#actions.every(({ isProved }) => isProved);
    const isSettled = this.#allExact ? this.#actions.every(({ settledAt }) => settledAt > 0) : this.#isExact;
    this.#isDone = isSettled || this.#depth >= this.#mostDepth;
    if (this.#isDone) return;
    this.#running++;
    this.#tried = 0;
    this.#equals = 0;
    this.#order.splice(this.#order.indexOf(best), 1);
    this.#order.unshift(best);
  }

  explain(): Explanation<A> {
    const known = this.#actions.filter(({ isKnown }) => isKnown);
    const best = this.#best;
    return {
      best: best?.action,
      value: this.#bestValue,
      line: best ? [best.action, ...actionsOfLine(best.line)] : [],
      actions: known.map(({ action, value, isAtMost }) => ({ action, value, isAtMost })),
      nodes: this.#search.nodes,
      depth: this.#depth,
      isExact: this.#isExact,
    };
  }
}

const rootAction = <S, A>(action: A, state: S): RootAction<S, A> => ({
  action,
  state,
  value: 0,
  isKnown: false,
  isAtMost: false,
  isProved: false,
  settledAt: 0,
  line: undefined,
});
