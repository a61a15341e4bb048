import { LOST, MET, SeenTable, UNKNOWN } from './seen-table.ts';

/** The moves from one position, in arrays that are used again and again. A move is from * places + (to * 4 + side). */
export class Children {
  readonly #places: number;
  count = 0;
  move = new Float64Array(256);
  low = new Int32Array(256);
  high = new Int32Array(256);
  /** The more, the better. */
  score = new Float64Array(256);
  /** 0 for a move that some advisor recommends, 1 for all others. */
  weight = new Uint8Array(256);

  constructor(places: number) {
    this.#places = places;
  }

  /** Where the box was. */
  from(child: number): number {
    return Math.floor(this.move[child]! / this.#places);
  }

  /** Where it comes. */
  to(child: number): number {
    return (this.move[child]! % this.#places) >> 2;
  }

  add(move: number, low: number, high: number, score: number): number {
    if (this.count === this.move.length) this.#grow();
    const at = this.count++;
    this.move[at] = move;
    this.low[at] = low;
    this.high[at] = high;
    this.score[at] = score;
    this.weight[at] = 1;
    return at;
  }

  #grow(): void {
    const wider = this.move.length * 2;
    const copy = <A extends Float64Array | Int32Array | Uint8Array>(make: A, from: A): A => {
      make.set(from);
      return make;
    };
    this.move = copy(new Float64Array(wider), this.move);
    this.low = copy(new Int32Array(wider), this.low);
    this.high = copy(new Int32Array(wider), this.high);
    this.score = copy(new Float64Array(wider), this.score);
    this.weight = copy(new Uint8Array(wider), this.weight);
  }
}

/** What a search from the start and one from the end do each in their own way. */
export interface SearchSide {
  /** How many numbers a position is written in. */
  readonly size: number;
  /** How many places a box and the player beside it can have. */
  readonly places: number;
  /** Finds the moves from a position and recommends some of them. Those that are surely lost need not be there. */
  expand(position: Int32Array, score: number, children: Children, seen: SeenTable): void;
  /** Makes a position the one that a move leads to. */
  apply(position: Int32Array, move: number): void;
  /** Whether a position is proven to be lost; asked only of those that are about to be looked at. */
  isLost(position: Int32Array): boolean;
  isDone(position: Int32Array): boolean;
  /** The features by which positions are grouped; the same number for the same features. */
  cellOf(score: number): number;
}

/** The better the move that is next, the earlier. */
class NodeHeap {
  readonly nodes: number[] = [];

  push(node: number, isBefore: (a: number, b: number) => boolean): void {
    const { nodes } = this;
    let at = nodes.length;
    nodes.push(node);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!isBefore(node, nodes[up]!)) break;
      nodes[at] = nodes[up]!;
      at = up;
    }
    nodes[at] = node;
  }

  pop(isBefore: (a: number, b: number) => boolean): number {
    const { nodes } = this;
    const first = nodes[0]!;
    const last = nodes.pop()!;
    if (nodes.length === 0) return first;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= nodes.length) break;
      if (down + 1 < nodes.length && isBefore(nodes[down + 1]!, nodes[down]!)) down++;
      if (!isBefore(nodes[down]!, last)) break;
      nodes[at] = nodes[down]!;
      at = down;
    }
    nodes[at] = last;
    return first;
  }
}

interface Node {
  readonly position: Int32Array;
  readonly parent: number;
  readonly move: number;
  readonly weight: number;
  readonly score: number;
  /** The best score on the way to it: the group it belongs to, so that preparations are not lost from sight. */
  readonly bestScore: number;
  readonly group: number;
  readonly moves: Float64Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly scores: Float64Array;
  readonly weights: Uint8Array;
  nextMove: number;
}

/**
 * Feature-space search (Shoham and Schaeffer, “The FESS Algorithm”, CoG 2020). Positions are grouped by features; groups
 * take turns, and each time the least unusual move of a group is tried: one that follows advice all the way from the
 * start weighs nothing, every other move weighs one. So every kind of progress gets its share of the work, and nothing
 * is ever left out unless it is proven lost.
 */
export class FeatureSearch {
  readonly #side: SearchSide;
  readonly #nodes: Node[] = [];
  readonly #seen = new SeenTable();
  readonly #groups: NodeHeap[] = [];
  readonly #groupOf = new Map<number, number>();
  readonly #children: Children;
  #turn = 0;
  #isBestNext = false;
  #best = -1;
  #bytes = 0;
  /** The node that is the answer, once there is one. */
  answer = -1;
  isExhausted = false;

  constructor(side: SearchSide) {
    this.#side = side;
    this.#children = new Children(side.places);
  }

  get nodes(): number {
    return this.#nodes.length;
  }

  get bytes(): number {
    return this.#bytes + this.#seen.bytes;
  }

  /** The node with the best score so far. */
  get best(): number {
    return this.#best;
  }

  positionOf(node: number): Int32Array {
    return this.#nodes[node]!.position;
  }

  scoreOf(node: number): number {
    return this.#nodes[node]!.score;
  }

  /** The moves from a root to a node. */
  movesTo(node: number): number[] {
    const moves: number[] = [];
    for (let at = node; this.#nodes[at]!.parent !== -1; at = this.#nodes[at]!.parent) moves.push(this.#nodes[at]!.move);
    return moves.reverse();
  }

  addRoot(position: Int32Array, score: number): void {
    this.#expand({ position, parent: -1, move: -1, weight: 0, score });
  }

  readonly #isBefore = (a: number, b: number): boolean => {
    const one = this.#nodes[a]!;
    const two = this.#nodes[b]!;
    const weights = one.weight + one.weights[one.nextMove]! - two.weight - two.weights[two.nextMove]!;
    if (weights !== 0) return weights < 0;
    const scores = one.scores[one.nextMove]! - two.scores[two.nextMove]!;
    return scores === 0 ? a < b : scores > 0;
  };

  /** Tries moves until one has led to a new position, or is the last. */
  step(): void {
    while (this.answer === -1 && !this.isExhausted) {
      const group = this.#chooseGroup();
      if (group === undefined) {
        this.isExhausted = true;
        return;
      }
      const number = group.pop(this.#isBefore);
      const node = this.#nodes[number]!;
      const at = node.nextMove++;
      const isLeft = node.nextMove < node.moves.length;
      const known = this.#seen.get(node.lows[at]!, node.highs[at]!);
      if (known >= 0 || known === LOST) {
        if (isLeft) group.push(number, this.#isBefore);
        continue;
      }
      const position = node.position.slice();
      this.#side.apply(position, node.moves[at]!);
      const weight = node.weight + node.weights[at]!;
      const score = node.scores[at]!;
      if (isLeft) group.push(number, this.#isBefore);
      if (this.#side.isLost(position)) {
        this.#seen.set(node.lows[at]!, node.highs[at]!, LOST);
        return;
      }
      this.#seen.set(node.lows[at]!, node.highs[at]!, this.#nodes.length);
      this.#expand({ position, parent: number, move: node.moves[at]!, weight, score });
      return;
    }
  }

  /** By turns the next group and the one of the best position. */
  #chooseGroup(): NodeHeap | undefined {
    this.#isBestNext = !this.#isBestNext;
    if (this.#isBestNext && this.#best !== -1) {
      const group = this.#groups[this.#nodes[this.#best]!.group]!;
      if (group.nodes.length > 0) return group;
    }
    for (let tried = 0; tried < this.#groups.length; tried++) {
      const group = this.#groups[this.#turn % this.#groups.length]!;
      this.#turn = (this.#turn + 1) % this.#groups.length;
      if (group.nodes.length > 0) return group;
    }
    return undefined;
  }

  #expand({
    position,
    parent,
    move,
    weight,
    score,
  }: Pick<Node, 'position' | 'parent' | 'move' | 'weight' | 'score'>): void {
    const side = this.#side;
    const children = this.#children;
    const number = this.#nodes.length;
    const before = parent === -1 ? score : this.#nodes[parent]!.bestScore;
    const bestScore = Math.max(before, score);
    const isDone = parent !== -1 && side.isDone(position);
    children.count = 0;
    if (!isDone) side.expand(position, score, children, this.#seen);
    const order = Array.from({ length: children.count }, (_, index) => index).sort(
      (a, b) => children.weight[a]! - children.weight[b]! || children.score[b]! - children.score[a]! || a - b,
    );
    const node: Node = {
      position,
      parent,
      move,
      weight,
      score,
      bestScore,
      group: this.#groupNumber(side.cellOf(bestScore)),
      moves: Float64Array.from(order, (at) => children.move[at]!),
      lows: Int32Array.from(order, (at) => children.low[at]!),
      highs: Int32Array.from(order, (at) => children.high[at]!),
      scores: Float64Array.from(order, (at) => children.score[at]!),
      weights: Uint8Array.from(order, (at) => children.weight[at]!),
      nextMove: 0,
    };
    this.#nodes.push(node);
    this.#bytes += 600 + position.byteLength + order.length * 25;
    for (const at of order) {
      const [low, high] = [children.low[at]!, children.high[at]!];
      if (this.#seen.get(low, high) === UNKNOWN) this.#seen.set(low, high, MET);
    }
    if (isDone) this.answer = number;
    if (this.#best === -1 || score > this.#nodes[this.#best]!.score) this.#best = number;
    if (order.length > 0) this.#groups[node.group]!.push(number, this.#isBefore);
  }

  #groupNumber(features: number): number {
    const known = this.#groupOf.get(features);
    if (known !== undefined) return known;
    const number = this.#groups.length;
    this.#groupOf.set(features, number);
    this.#groups.push(new NodeHeap());
    // A new kind of progress is followed at once.
    this.#turn = number;
    return number;
  }
}
