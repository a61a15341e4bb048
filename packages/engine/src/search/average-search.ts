import type { Seat } from '../seat.ts';
import type { DepthSearch, Question } from './deepening.ts';
import type { Line } from './line.ts';
import type { Memory } from './memory.ts';
import { actionsOf, type Chance, chancesOf, type SearchModel } from './model.ts';

/** What is known of a state that was searched before. */
export interface Averaged<A> {
  readonly depth: number;
  readonly value: number;
  readonly isProved: boolean;
  readonly line: Line<A> | undefined;
}

/** A state of which one thing after another is tried: the actions of a seat, or what nature may do. */
interface Frame<S, A> {
  state: S;
  key: string | number;
  /** Whose turn it is: the seat that searches, nature or somebody else. */
  wants: 'most' | 'average' | 'least';
  actions: readonly A[];
  chances: readonly Chance<S>[];
  tried: number;
  depth: number;
  value: number;
  isBestProved: boolean;
  areAllProved: boolean;
  line: Line<A> | undefined;
}

/**
 * Expectimax, full width: the seat that searches wants the most, all others want it to have the least, nature averages.
 * What is remembered is used where it says the same as searching again would.
 */
export class AverageSearch<S, A> implements DepthSearch<S, A> {
  nodes = 0;
  value = 0;
  readonly isAtMost = false;
  isProved = false;
  line: Line<A> | undefined;
  readonly #model: SearchModel<S, A>;
  readonly #seat: Seat;
  readonly #memory: Memory<Averaged<A>> | undefined;
  readonly #frames: Frame<S, A>[] = [];
  #height = 0;
  /** What was asked and not begun. */
  #question: Question<S> | undefined;

  constructor(model: SearchModel<S, A>, seat: Seat, memory: Memory<Averaged<A>> | undefined) {
    this.#model = model;
    this.#seat = seat;
    this.#memory = memory;
  }

  begin(question: Question<S>): void {
    this.#question = question;
    this.#height = 0;
  }

  advance(budget: number): boolean {
    const frames = this.#frames;
    let left = budget;
    if (this.#question) {
      if (left <= 0) return false;
      left--;
      const { state, depth } = this.#question;
      this.#question = undefined;
      this.#visit(state, depth);
    }
    while (this.#height > 0) {
      const frame = frames[this.#height - 1]!;
      if (isFinished(frame)) {
        this.#leave(frame);
        this.#height--;
        if (this.#height > 0) this.#take(frames[this.#height - 1]!);
        continue;
      }
      if (left <= 0) return false;
      left--;
      const { actions, chances, state, wants } = frame;
      const tried = frame.tried++;
      const next = wants === 'average' ? chances[tried]!.state : this.#model.play(state, actions[tried]!);
      if (this.#visit(next, frame.depth - 1)) this.#take(frame);
    }
    return true;
  }

  /** Says what a state is worth if that is known at once; else it comes on the stack. */
  #visit(state: S, depth: number): boolean {
    const model = this.#model;
    this.nodes++;
    const turn = model.turn(state);
    if (turn === 'over') return this.#answer(model.value(state, this.#seat), true, undefined);
    if (depth <= 0) return this.#answer(model.estimate?.(state, this.#seat) ?? 0, false, undefined);
    const key = this.#memory ? model.key!(state) : 0;
    const known = this.#memory?.get(key);
    if (known && (known.depth === depth || (known.isProved && known.depth < depth))) {
      return this.#answer(known.value, known.isProved, known.line);
    }
    const wants = turn === 'chance' ? 'average' : turn === this.#seat ? 'most' : 'least';
    const frame = (this.#frames[this.#height] ??= {} as Frame<S, A>);
    this.#height++;
    frame.state = state;
    frame.key = key;
    frame.wants = wants;
    frame.actions = wants === 'average' ? [] : actionsOf(model, state);
    frame.chances = wants === 'average' ? chancesOf(model, state) : [];
    frame.tried = 0;
    frame.depth = depth;
    frame.value = START[wants];
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

  /** What was tried last has been answered. */
  #take(frame: Frame<S, A>): void {
    const { value, isProved, line } = this;
    const { wants, tried } = frame;
    frame.areAllProved &&= isProved;
    if (wants === 'average') {
      frame.value += frame.chances[tried - 1]!.probability * value;
    } else if (wants === 'most' ? value > frame.value : value < frame.value) {
      frame.value = value;
      frame.isBestProved = isProved;
      frame.line = { action: frame.actions[tried - 1]!, next: line };
    }
  }

  /** All that is needed has been tried. */
  #leave(frame: Frame<S, A>): void {
    const { depth, line } = frame;
    // Probabilities that sum to a little more than 1 must not make a sure thing surer.
    const value = Math.max(-1, Math.min(1, frame.value));
    const isProved = frame.areAllProved || isDecided(frame);
    this.#answer(value, isProved, line);
    this.#memory?.set(frame.key, { depth, value, isProved, line });
  }
}

const START = { most: -Infinity, average: 0, least: Infinity } as const;

/** Nobody can do better than to win for sure. */
const isDecided = <S, A>({ wants, value, isBestProved }: Frame<S, A>): boolean =>
  isBestProved && (wants === 'most' ? value >= 1 : value <= -1);

const isFinished = <S, A>(frame: Frame<S, A>): boolean =>
  frame.tried === (frame.wants === 'average' ? frame.chances : frame.actions).length || isDecided(frame);
