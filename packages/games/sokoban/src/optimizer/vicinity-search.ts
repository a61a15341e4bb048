import { BucketQueue } from '../solver/bucket-queue.ts';
import type { Distances } from '../solver/distances.ts';
import type { Ground } from '../solver/ground.ts';
import { grown, StateStore } from '../solver/state-store.ts';
import type { OptimizeBy, Path } from './path.ts';
import { NO_WALK, Walks } from '../solver/walks.ts';

export interface VicinityOptions {
  readonly by: OptimizeBy;
  /** The position of the path that the search begins with. */
  readonly from: number;
  /** How many boxes may stand elsewhere than in some position of the path. */
  readonly displaced: number;
  /** After so many positions the search ends. */
  readonly most: number;
}

export type VicinityEnd =
  /** A shorter way from `from` to a later position of the path. */
  | { readonly type: 'shorter'; readonly to: number; readonly pushes: readonly number[] }
  /** Up to this position of the path there is no shorter way in its vicinity. */
  | { readonly type: 'none'; readonly until: number };

/** A push that is tried: the hash of the boxes after it, and what it makes the costs. */
interface Step {
  readonly push: number;
  readonly hash: number;
  readonly first: number;
  readonly second: number;
  readonly left: number;
}

const NOBODY = -1;
const UNREACHED = 1 << 29;
/** How far ahead and behind on the path a position looks for its like. */
const RANGE = 64;

/**
 * All positions that are like those of a path but for a few boxes, by their least cost from one position of the path on
 * (Dijkstra): if a later position of the path is met at a lower cost, that is a short cut. The idea is the vicinity
 * search of YASS by Brian Damgaard.
 *
 * A push takes at least one move and exactly one push, so that the first measure grows with every push, whichever it is:
 * a bucket is never added to while it is emptied, and the second measure only decides between ways to a position.
 */
export class VicinitySearch {
  readonly #ground: Ground;
  readonly #distances: Distances;
  readonly #path: Path;
  readonly #options: VicinityOptions;
  readonly #store: StateStore;
  readonly #queue = new BucketQueue();
  readonly #closed: Uint8Array;
  readonly #boxes: Int32Array;
  readonly #walks: Walks;
  #parent = new Int32Array(1024);
  #push = new Int32Array(1024);
  #first = new Int32Array(1024);
  #second = new Int32Array(1024);
  /** The position of the path that a position is most like. */
  #like = new Int32Array(1024);
  /** What is left at least: the pushes of each box to the goal that is nearest to it. */
  #left = new Int32Array(1024);
  #looked = new Int32Array(1024);
  /** Of the positions in the store, so many are the path's own; each with the last place where the path has it. */
  readonly #placeOf: number[] = [];
  /** The least cost of a solved position so far. */
  #limit: number;
  #solved = NOBODY;
  nodes = 0;
  end: VicinityEnd | undefined;

  constructor(ground: Ground, distances: Distances, path: Path, options: VicinityOptions) {
    const { cells, wall, boxes } = ground;
    this.#ground = ground;
    this.#distances = distances;
    this.#path = path;
    this.#options = options;
    this.#store = new StateStore(ground);
    this.#closed = new Uint8Array(cells + 1);
    this.#closed[wall] = 1;
    this.#boxes = new Int32Array(boxes.length);
    this.#walks = new Walks(ground);
    const last = path.pushes.length;
    this.#limit = path.first[last]! - path.first[options.from]!;
    for (let place = options.from; place <= last; place++) {
      const list = path.boxes[place]!;
      this.#store.setDraft(list, list.length, path.players[place]!);
      const state = this.#store.put(this.#hash(list, list.length));
      this.#makeRoom(state);
      this.#placeOf[state] = place;
      this.#first[state] = UNREACHED;
      this.#like[state] = place;
      this.#left[state] = list.reduce((sum, box) => sum + distances.toNearest[box]!, 0);
    }
    this.#first[0] = 0;
    this.#second[0] = 0;
    this.#parent[0] = NOBODY;
    this.#queue.put(0, 0);
  }

  get bytes(): number {
    return this.#store.bytes + this.#queue.bytes + this.#parent.byteLength * 7;
  }

  /** Looks at so many positions, or fewer where it ends before. */
  run(positions: number): VicinityEnd | undefined {
    for (let left = positions; left > 0 && this.end === undefined; left--) {
      if (this.#queue.length === 0) this.#finish(this.#path.pushes.length);
      else if (this.#queue.priority > this.#limit) this.#finish(this.#path.pushes.length);
      else if (this.#store.count >= this.#options.most) this.#finish(this.#placeAtCost(this.#queue.priority));
      else this.#look(this.#queue.take());
    }
    return this.end;
  }

  #hash(boxes: ArrayLike<number>, count: number): number {
    let hash = 0;
    for (let i = 0; i < count; i++) hash ^= this.#store.ofBox(boxes[i]!);
    return hash;
  }

  #look(state: number): void {
    if (this.#looked[state] === 1) return;
    this.#looked[state] = 1;
    this.nodes++;
    const store = this.#store;
    const boxes = this.#boxes;
    const closed = this.#closed;
    const { next } = this.#ground;
    const { dead, toNearest } = this.#distances;
    const count = store.boxes(state, boxes);
    for (let i = 0; i < count; i++) closed[boxes[i]!] = 1;
    this.#walks.find(closed, store.player(state));
    store.setDraft(boxes, count, 0);
    const hash = this.#hash(boxes, count);
    const byMoves = this.#options.by === 'moves';
    for (let i = 0; i < count; i++) {
      const box = boxes[i]!;
      for (let direction = 0; direction < 4; direction++) {
        const to = next[box * 4 + direction]!;
        const walked = this.#walks.steps[next[box * 4 + (direction ^ 2)]!]!;
        if (closed[to] === 1 || dead[to] === 1 || walked === NO_WALK) continue;
        const first = this.#first[state]! + (byMoves ? walked + 1 : 1);
        const left = this.#left[state]! - toNearest[box]! + toNearest[to]!;
        if (first + left > this.#limit) continue;
        const second = this.#second[state]! + (byMoves ? 1 : walked + 1);
        store.moveInDraft(box, to);
        store.draft[store.words] = box;
        const moved = hash ^ store.ofBox(box) ^ store.ofBox(to);
        this.#meet(state, { push: box * 4 + direction, hash: moved, first, second, left });
        store.moveInDraft(to, box);
      }
    }
    for (let i = 0; i < count; i++) closed[boxes[i]!] = 0;
  }

  #meet(parent: number, by: Step): void {
    const like = this.#likeOf(this.#like[parent]!);
    if (like === NOBODY) return;
    const before = this.#store.count;
    const state = this.#store.put(by.hash);
    if (state === before) {
      this.#makeRoom(state);
      this.#like[state] = like;
      this.#left[state] = by.left;
    } else {
      const first = this.#first[state]!;
      if (this.#looked[state] === 1 || first < by.first || (first === by.first && this.#second[state]! <= by.second))
        return;
    }
    const isFirstTime = state === before || this.#first[state]! > by.first;
    this.#first[state] = by.first;
    this.#second[state] = by.second;
    this.#parent[state] = parent;
    this.#push[state] = by.push;
    if (this.#isSolved()) this.#takeSolved(state);
    else if (isFirstTime) this.#queue.put(state, by.first);
  }

  /** The draft's like on the path, near the one of its parent; none where too many boxes stand elsewhere. */
  #likeOf(near: number): number {
    const { bits, words, pushes } = this.#path;
    const { draft } = this.#store;
    const least = Math.max(this.#options.from, near - RANGE);
    const most = Math.min(pushes.length, near + RANGE);
    let best = this.#options.displaced + 1;
    let like = NOBODY;
    for (let place = least; place <= most; place++) {
      let displaced = 0;
      for (let word = 0, at = place * words; word < words && displaced < best; word++, at++) {
        for (let rest = draft[word]! & ~bits[at]!; rest !== 0; rest &= rest - 1) displaced++;
      }
      if (
        displaced > best ||
        (displaced === best && (like === NOBODY || Math.abs(place - near) > Math.abs(like - near)))
      )
        continue;
      best = displaced;
      like = place;
    }
    return like;
  }

  #isSolved(): boolean {
    const { bits, words, pushes } = this.#path;
    const { draft } = this.#store;
    const at = pushes.length * words;
    for (let word = 0; word < words; word++) if (draft[word] !== bits[at + word]) return false;
    return true;
  }

  #takeSolved(state: number): void {
    const best = this.#solved;
    const isBetter =
      best === NOBODY ||
      this.#first[state]! < this.#first[best]! ||
      (this.#first[state] === this.#first[best] && this.#second[state]! < this.#second[best]!);
    if (!isBetter) return;
    this.#solved = state;
    this.#limit = Math.min(this.#limit, this.#first[state]!);
  }

  /** The last position of the path that costs no more than this. */
  #placeAtCost(cost: number): number {
    const { first, pushes } = this.#path;
    let place = this.#options.from;
    while (place < pushes.length && first[place + 1]! - first[this.#options.from]! <= cost) place++;
    return place;
  }

  #finish(until: number): void {
    const { first, second, pushes } = this.#path;
    const { from } = this.#options;
    let best = { gain: 0, also: 0, state: NOBODY, place: from };
    const offer = (state: number, place: number): void => {
      const gain = first[place]! - first[from]! - this.#first[state]!;
      const also = second[place]! - second[from]! - this.#second[state]!;
      if (gain > best.gain || (gain === best.gain && also > best.also)) best = { gain, also, state, place };
    };
    for (const [state, place] of this.#placeOf.entries()) if (this.#first[state]! < UNREACHED) offer(state, place);
    if (this.#solved !== NOBODY) offer(this.#solved, pushes.length);
    this.end =
      best.state === NOBODY
        ? { type: 'none', until }
        : { type: 'shorter', to: best.place, pushes: this.#wayTo(best.state) };
  }

  #wayTo(state: number): number[] {
    const pushes: number[] = [];
    for (let at = state; this.#parent[at] !== NOBODY; at = this.#parent[at]!) pushes.push(this.#push[at]!);
    return pushes.reverse();
  }

  #makeRoom(state: number): void {
    if (state < this.#parent.length) return;
    this.#parent = grown(this.#parent);
    this.#push = grown(this.#push);
    this.#first = grown(this.#first);
    this.#second = grown(this.#second);
    this.#like = grown(this.#like);
    this.#left = grown(this.#left);
    this.#looked = grown(this.#looked);
  }
}
