import type { Seat } from '../seat.ts';
import type { DepthSearch, Question } from './deepening.ts';
import type { Line } from './line.ts';
import type { Memory } from './memory.ts';
import { actionsOf, type SearchModel } from './model.ts';

/** What is known of a state that was searched before. */
export interface Remembered<A> {
  readonly depth: number;
  readonly value: number;
  /** 1: at least `value`; -1: at most; 0: exactly. */
  readonly side: -1 | 0 | 1;
  readonly isProved: boolean;
  readonly bestIndex: number;
  readonly line: Line<A> | undefined;
}

/** A state whose actions are being tried. */
interface Frame<S, A> {
  state: S;
  key: string | number;
  actions: readonly A[];
  tried: number;
  /** The action to begin with; the others follow in the order of the game. */
  first: number;
  isOurs: boolean;
  depth: number;
  /** The window as it was asked for, and as it has narrowed. */
  askedAlpha: number;
  askedBeta: number;
  alpha: number;
  beta: number;
  value: number;
  bestIndex: number;
  isBestProved: boolean;
  areAllProved: boolean;
  line: Line<A> | undefined;
}

/**
 * Alpha-beta, fail-soft: the seat that searches wants the most, all others want it to have the least. The stack is a
 * list of frames, so that the search can stop at any node.
 *
 * What is remembered is used where it says the same as searching again would: of the same depth, or proved within it.
 * So the memory changes no value, only how many nodes are visited and how early a proof is noticed.
 */
export class WindowSearch<S, A> implements DepthSearch<S, A> {
  nodes = 0;
  value = 0;
  isAtMost = false;
  isProved = false;
  line: Line<A> | undefined;
  readonly #model: SearchModel<S, A>;
  readonly #seat: Seat;
  readonly #memory: Memory<Remembered<A>> | undefined;
  readonly #frames: Frame<S, A>[] = [];
  #height = 0;
  #question: Question<S> | undefined;
  #hasBegun = false;

  constructor(model: SearchModel<S, A>, seat: Seat, memory: Memory<Remembered<A>> | undefined) {
    this.#model = model;
    this.#seat = seat;
    this.#memory = memory;
  }

  begin(question: Question<S>): void {
    this.#question = question;
    this.#hasBegun = false;
    this.#height = 0;
  }

  advance(budget: number): boolean {
    const frames = this.#frames;
    const { state, depth, alpha, beta } = this.#question!;
    let left = budget;
    if (!this.#hasBegun) {
      if (left <= 0) return false;
      left--;
      this.#hasBegun = true;
      this.#visit(state, depth, alpha, beta);
    }
    while (this.#height > 0) {
      const frame = frames[this.#height - 1]!;
      const { tried, first } = frame;
      if (tried === frame.actions.length || frame.alpha >= frame.beta) {
        this.#leave(frame);
        this.#height--;
        if (this.#height > 0) this.#take(frames[this.#height - 1]!);
        continue;
      }
      if (left <= 0) return false;
      left--;
      const action = frame.actions[nthIndex(tried, first)]!;
      frame.tried = tried + 1;
      const isAnswered = this.#visit(this.#model.play(frame.state, action), frame.depth - 1, frame.alpha, frame.beta);
      if (isAnswered) this.#take(frame);
    }
    this.isAtMost = this.value <= alpha && this.value > -1;
    return true;
  }

  /** Says what a state is worth if that is known at once; else it comes on the stack. */
  #visit(state: S, depth: number, alpha: number, beta: number): boolean {
    const model = this.#model;
    this.nodes++;
    const turn = model.turn(state);
    if (turn === 'over') return this.#answer(model.value(state, this.#seat), true, undefined);
    if (turn === 'chance') throw new Error('AlphaBeta: nature has a turn in this game; use Expectimax');
    if (depth <= 0) return this.#answer(model.estimate?.(state, this.#seat) ?? 0, false, undefined);
    let key: string | number = 0;
    let first = 0;
    if (this.#memory) {
      key = model.key!(state);
      const known = this.#memory.get(key);
      if (known) {
        const { value, side } = known;
        const isSameDepth = known.depth === depth || (known.isProved && known.depth < depth);
        if (isSameDepth && (side === 0 || (side > 0 ? value >= beta : value <= alpha))) {
          return this.#answer(value, known.isProved, known.line);
        }
        first = known.bestIndex;
      }
    }
    const isOurs = turn === this.#seat;
    const frame = (this.#frames[this.#height] ??= {} as Frame<S, A>);
    this.#height++;
    frame.state = state;
    frame.key = key;
    frame.actions = actionsOf(model, state);
    frame.tried = 0;
    frame.first = first;
    frame.isOurs = isOurs;
    frame.depth = depth;
    frame.askedAlpha = alpha;
    frame.askedBeta = beta;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.value = isOurs ? -Infinity : Infinity;
    frame.bestIndex = first;
    frame.isBestProved = false;
    frame.areAllProved = true;
    frame.line = undefined;
    return false;
  }

  #answer(value: number, isProved: boolean, line: Line<A> | undefined): true {
    this.value = value;
    this.isProved = isProved;
    this.line = line;
    return true;
  }

  /** What the action tried last is worth has been answered. */
  #take(frame: Frame<S, A>): void {
    const { value, isProved } = this;
    frame.areAllProved &&= isProved;
    if (frame.isOurs ? value <= frame.value : value >= frame.value) return;
    const index = nthIndex(frame.tried - 1, frame.first);
    frame.value = value;
    frame.bestIndex = index;
    frame.isBestProved = isProved;
    frame.line = { action: frame.actions[index]!, next: this.line };
    if (frame.isOurs) frame.alpha = Math.max(frame.alpha, value);
    else frame.beta = Math.min(frame.beta, value);
  }

  /** All that is needed has been tried. */
  #leave(frame: Frame<S, A>): void {
    const { value, depth, askedAlpha, askedBeta, bestIndex, line } = frame;
    // What cuts the rest off is enough of a proof by itself; what lets nothing through needs all of them.
    const isProved = frame.alpha >= frame.beta ? frame.isBestProved : frame.areAllProved;
    this.#answer(value, isProved, line);
    if (!this.#memory) return;
    const isExact = Math.abs(value) >= 1 || (value > askedAlpha && value < askedBeta);
    const side = isExact ? 0 : value >= askedBeta ? 1 : -1;
    this.#memory.set(frame.key, { depth, value, side, isProved, bestIndex, line });
  }
}

/** The n-th to be tried of 0, 1, 2, … when `first` comes first. */
const nthIndex = (n: number, first: number): number => {
  if (n === 0) return first;
  return n <= first ? n - 1 : n;
};
