import { type Cell, type Direction, DIRECTIONS, oppositeIndex } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';
import { blocksOf, isAround } from './blocks.ts';
import { cellsForBox } from './box-reach.ts';
import { boxMap, type Placement } from './placement.ts';
import { Walker } from './walker.ts';

export interface PushRequest {
  /** The number of the box. */
  readonly box: number;
  readonly to: Cell;
  /** What is to be least; the other one decides among equals. */
  readonly by: 'moves' | 'pushes';
}

/**
 * The shortest way to bring one box to a cell while all others stay, as the player's steps. Of equally short ways
 * always the same; undefined where there is none.
 */
export function pushTo(level: Level, placement: Placement, request: PushRequest): Direction[] | undefined {
  const { box, to, by } = request;
  // Linear, while the search for a way that does not exist would look at every push.
  if (cellsForBox(level, placement, box)[to] !== 1) return undefined;
  return new PushSearch(level, placement, box).find(to, by);
}

/** The box's cell times 4, plus the direction of its last push: the player stands behind it. */
type Node = number;
const START: Node = -1;
const UNSEEN = 0x7fff_ffff;

class PushSearch {
  readonly #level: Level;
  readonly #placement: Placement;
  readonly #from: Cell;
  /** A byte a cell, 1 for a box; the walker sees the moving box wherever it is being tried. */
  readonly #closed: Uint8Array;
  readonly #walker: Walker;
  readonly #blocks: Int32Array;
  readonly #moves: Int32Array;
  readonly #pushes: Int32Array;
  readonly #cameFrom: Int32Array;

  constructor(level: Level, placement: Placement, box: number) {
    const nodes = level.steps.length;
    this.#level = level;
    this.#placement = placement;
    this.#from = placement.boxes[box]!;
    this.#closed = boxMap(level, placement.boxes);
    this.#closed[this.#from] = 0;
    this.#walker = new Walker(level, this.#closed);
    this.#blocks = blocksOf(level, this.#closed, this.#from);
    this.#moves = new Int32Array(nodes).fill(UNSEEN);
    this.#pushes = new Int32Array(nodes).fill(UNSEEN);
    this.#cameFrom = new Int32Array(nodes);
  }

  /**
   * Dijkstra by the first measure. Every push raises both measures, so all of one cost are final, the second measure
   * included, when their turn comes.
   */
  find(to: Cell, by: 'moves' | 'pushes'): Direction[] | undefined {
    if (this.#from === to) return [];
    const [first, second] = by === 'moves' ? [this.#moves, this.#pushes] : [this.#pushes, this.#moves];
    /** By the first measure. */
    const waiting: (Node[] | undefined)[] = [[START]];
    for (let cost = 0; cost < waiting.length; cost++) {
      const due = (waiting[cost] ?? []).filter((node) => node === START || first[node] === cost);
      waiting[cost] = undefined;
      const arrived = due.filter((node) => node >> 2 === to);
      if (arrived.length > 0) {
        return this.#wayTo(arrived.reduce((best, node) => (second[node]! < second[best]! ? node : best)));
      }
      for (const node of due) {
        for (const { next, moves, pushes } of this.#pushesFrom(node)) {
          const [least, tie] = by === 'moves' ? [moves, pushes] : [pushes, moves];
          if (least > first[next]! || (least === first[next] && tie >= second[next]!)) continue;
          if (least < first[next]!) (waiting[least] ??= []).push(next);
          first[next] = least;
          second[next] = tie;
          this.#cameFrom[next] = node;
        }
      }
    }
    return undefined;
  }

  /** What one push, and the walk before it, can lead to. */
  #pushesFrom(node: Node): { next: Node; moves: number; pushes: number }[] {
    const { steps } = this.#level;
    const { box, player } = this.#standing(node);
    const open = (cell: Cell): boolean => cell !== BLOCKED && this.#closed[cell] === 0;
    const side = node === START ? undefined : box * 4 + oppositeIndex(node & 3);
    const directions = [0, 1, 2, 3].filter((direction) => {
      const behind = box * 4 + oppositeIndex(direction);
      if (!open(steps[box * 4 + direction]!) || !open(steps[behind]!)) return false;
      return side === undefined || isAround(this.#blocks, side, behind);
    });
    const behind = directions.map((direction) => steps[box * 4 + oppositeIndex(direction)]!);
    this.#walk(box, player, behind);
    const [movesSoFar, pushesSoFar] = node === START ? [0, 0] : [this.#moves[node]!, this.#pushes[node]!];
    return directions.flatMap((direction, i) => {
      const walked = this.#walker.lengthTo(behind[i]!);
      if (walked === undefined) return [];
      const next = steps[box * 4 + direction]! * 4 + direction;
      return [{ next, moves: movesSoFar + walked + 1, pushes: pushesSoFar + 1 }];
    });
  }

  #standing(node: Node): { box: Cell; player: Cell } {
    if (node === START) return { box: this.#from, player: this.#placement.player };
    return { box: node >> 2, player: this.#level.steps[(node & ~3) + oppositeIndex(node & 3)]! };
  }

  #walk(box: Cell, from: Cell, wanted: readonly Cell[]): void {
    this.#closed[box] = 1;
    this.#walker.search(from, wanted);
    this.#closed[box] = 0;
  }

  #wayTo(last: Node): Direction[] {
    const nodes: Node[] = [];
    for (let node = last; node !== START; node = this.#cameFrom[node]!) nodes.push(node);
    return nodes.reverse().flatMap((node) => {
      const { box, player } = this.#standing(this.#cameFrom[node]!);
      const behind = this.#level.steps[box * 4 + oppositeIndex(node & 3)]!;
      this.#walk(box, player, [behind]);
      const way = this.#walker.wayTo(behind);
      way.push(DIRECTIONS[node & 3]!);
      return way;
    });
  }
}
