import { FAR } from './alone.ts';
import type { Children, SearchSide } from './feature-search.ts';
import { FAR_OFF, featureOf, fewer, scoreOf } from './features.ts';
import { Homes, type PullStyle } from './homes.ts';
import { MacroMoves, type Scene } from './macro-moves.ts';
import { OUTSIDE, type Removal } from './plan.ts';
import { flipCell, hasCell, listCells, wordsOf } from './position.ts';
import { Regions } from './region.ts';
import { LOST, type SeenTable } from './seen-table.ts';
import type { Terrain } from './terrain.ts';
import type { Zobrist } from './zobrist.ts';

const TAKEN_OFF = 0;
const PARTS = 1;
const OFF_GOAL = 2;
const CUT = 3;

/**
 * The search from the end that makes the plan: boxes are pulled off the goals, and one that comes to a place where the
 * level has a box is taken off the board, together with that place. So it is easier than the level itself and goes
 * wrong seldom; what matters is the order in which boxes leave.
 */
export class PullSide implements SearchSide {
  readonly size: number;
  readonly #terrain: Terrain;
  readonly #words: number;
  readonly #closed: Uint8Array;
  readonly #boxes: Int32Array;
  readonly #homes: Int32Array;
  readonly #exits: Homes;
  readonly #avoid: Uint8Array;
  readonly #reach: Regions;
  readonly #childRegions: Regions;
  readonly #macro: MacroMoves;
  readonly #boxHash: Zobrist;
  readonly #homeHash: Zobrist;
  readonly #playerHash: Zobrist;
  readonly places: number;
  readonly #total: number;
  #count = 0;
  work = 0;

  constructor(terrain: Terrain, style: PullStyle) {
    const { cells, wall, boxes } = terrain.ground;
    this.#terrain = terrain;
    this.#words = wordsOf(cells);
    this.size = this.#words * 2 + 1;
    this.#closed = new Uint8Array(cells + 1);
    this.#closed[wall] = 1;
    this.#total = boxes.length;
    this.#boxes = new Int32Array(boxes.length);
    this.#homes = new Int32Array(boxes.length);
    this.#avoid = new Uint8Array(cells + 1);
    this.#reach = new Regions(terrain.ground);
    this.#childRegions = new Regions(terrain.ground);
    this.#exits = new Homes(terrain, style);
    this.#macro = new MacroMoves(terrain.ground, 'pull');
    this.#boxHash = terrain.ground.hashes.box;
    this.#homeHash = terrain.ground.hashes.home;
    this.#playerHash = terrain.ground.hashes.player;
    this.places = (cells + 1) * 4;
  }

  /** One for every part of the floor in which the player may be at the end. */
  starts(): { position: Int32Array; score: number }[] {
    const { goals, boxes, cells, next } = this.#terrain.ground;
    const position = new Int32Array(this.size);
    for (const goal of goals) flipCell(position, 0, goal);
    for (const box of boxes) flipCell(position, this.#words, box);
    this.#load(position);
    const closed = this.#closed;
    const starts: { position: Int32Array; score: number }[] = [];
    const seen = new Uint8Array(cells + 1);
    for (let cell = 0; cell < cells; cell++) {
      if (closed[cell] === 1 || seen[cell] === 1) continue;
      this.#childRegions.divide(closed, cell);
      const { mark, first, least, parts } = this.#childRegions;
      for (let other = 0; other < cells; other++) if (mark[other] === first) seen[other] = 1;
      const canPull = goals.some((goal) =>
        [0, 1, 2, 3].some((side) => {
          const beside = next[goal * 4 + side]!;
          return closed[beside] === 0 && mark[beside] === first && closed[next[beside * 4 + side]!] === 0;
        }),
      );
      if (!canPull) continue;
      const start = position.slice();
      start[this.#words * 2] = least;
      starts.push({ position: start, score: this.#scoreOf(this.#count, parts) });
    }
    this.#unload();
    return starts;
  }

  #load(position: Int32Array): void {
    this.#count = listCells(position, 0, this.#words, this.#boxes);
    for (let i = 0; i < this.#count; i++) this.#closed[this.#boxes[i]!] = 1;
  }

  #unload(): void {
    for (let i = 0; i < this.#count; i++) this.#closed[this.#boxes[i]!] = 0;
  }

  #scoreOf(count: number, parts: number): number {
    const { ground, rooms, distances } = this.#terrain;
    let onGoal = 0;
    let far = 0;
    for (let i = 0; i < this.#count; i++) {
      const box = this.#boxes[i]!;
      if (this.#closed[box] === 0) continue;
      onGoal += ground.isGoal[box]!;
      far += distances.toNearest[box] === FAR ? 0 : distances.toNearest[box]!;
    }
    return scoreOf(
      this.#total - count,
      fewer(parts, PARTS),
      fewer(onGoal, OFF_GOAL),
      fewer(rooms.cut(this.#closed), CUT),
      0,
      far,
    );
  }

  expand(position: Int32Array, score: number, children: Children, seen: SeenTable): void {
    this.#load(position);
    const { cells } = this.#terrain.ground;
    const player = position[this.#words * 2]!;
    const closed = this.#closed;
    this.#reach.fill(closed, player);
    const homeCount = listCells(position, this.#words, this.#words, this.#homes);
    const homes = [...this.#homes.subarray(0, homeCount)];
    // A box must be where one of the boxes that the level has left could be pushed.
    const { reach } = this.#terrain;
    for (let cell = 0; cell < cells; cell++) {
      this.#avoid[cell] = homes.some((home) => reach[home]![cell] === 1) ? 0 : 1;
    }
    const scene: Scene = { closed, reach: this.#reach, player, avoid: this.#avoid };
    let low = 0;
    let high = 0;
    for (let i = 0; i < this.#count; i++) {
      low ^= this.#boxHash.low[this.#boxes[i]!]!;
      high ^= this.#boxHash.high[this.#boxes[i]!]!;
    }
    for (const home of homes) {
      low ^= this.#homeHash.low[home]!;
      high ^= this.#homeHash.high[home]!;
    }
    const exits = this.#exits.exits(homes, scene);
    this.work += this.#count * (1 + (cells >> 3));
    const boxes = this.#boxes;
    const count = this.#count;
    const now = [...boxes.subarray(0, count)];
    const leaving: { box: number; at: number }[] = [];
    const moves: { index: number; at: number }[] = [];
    for (let i = 0; i < count; i++) {
      const box = boxes[i]!;
      if (!this.#macro.canMove(box, scene)) continue;
      this.#macro.find(box, scene);
      let hasLeft = false;
      for (let j = 0; j < this.#macro.count; j++) {
        const at = this.#macro.found[j]!;
        moves.push({ index: i, at });
        if (hasLeft || exits[at >> 2] === 0 || !this.#exits.mayGo(box, at >> 2, { boxes: now, homes })) continue;
        hasLeft = true;
        leaving.push({ box, at });
      }
    }
    if (leaving.length > 0) this.#takeOff(leaving, { low, high, children, seen });
    else {
      for (const { index, at } of moves) {
        const box = boxes[index]!;
        const to = at >> 2;
        closed[box] = 0;
        closed[to] = 1;
        boxes[index] = to;
        this.#add(box * this.places + at, this.#terrain.ground.next[at]!, {
          low: low ^ this.#boxHash.low[box]! ^ this.#boxHash.low[to]!,
          high: high ^ this.#boxHash.high[box]! ^ this.#boxHash.high[to]!,
          count,
          children,
          seen,
        });
        boxes[index] = box;
        closed[to] = 0;
        closed[box] = 1;
      }
      this.#advise(score, children);
    }
    this.#unload();
  }

  #add(
    move: number,
    player: number,
    {
      low,
      high,
      count,
      children,
      seen,
    }: { low: number; high: number; count: number; children: Children; seen: SeenTable },
  ): number {
    this.work += 1 + (this.#terrain.ground.cells >> 6);
    const regions = this.#childRegions;
    regions.divide(this.#closed, player);
    const childLow = low ^ this.#playerHash.low[regions.least]!;
    const childHigh = high ^ this.#playerHash.high[regions.least]!;
    if (seen.get(childLow, childHigh) === LOST) return -1;
    return children.add(move, childLow, childHigh, this.#scoreOf(count, regions.parts));
  }

  /** Moves that take a box off the board; a negative number. */
  #takeOff(
    leaving: readonly { box: number; at: number }[],
    { low, high, children, seen }: { low: number; high: number; children: Children; seen: SeenTable },
  ): void {
    const { isGoal } = this.#terrain.ground;
    let best = -1;
    let bestRank = -Infinity;
    for (const { box, at } of leaving) {
      const home = at >> 2;
      this.#closed[box] = 0;
      const child = this.#add(-(box * this.places + at) - 1, this.#terrain.ground.next[at]!, {
        low: low ^ this.#boxHash.low[box]! ^ this.#homeHash.low[home]!,
        high: high ^ this.#boxHash.high[box]! ^ this.#homeHash.high[home]!,
        count: this.#count - 1,
        children,
        seen,
      });
      this.#closed[box] = 1;
      if (child === -1) continue;
      // First those that are off goal already; then those whose going opens the most, then the farthest.
      const rank = (isGoal[box] === 1 ? 0 : 1e9) - 1e5 * this.#childRegions.parts + this.#terrain.walksFrom(home)[box]!;
      if (rank > bestRank) {
        bestRank = rank;
        best = child;
      }
    }
    if (best !== -1) children.weight[best] = 0;
  }

  #advise(score: number, children: Children): void {
    const { count } = children;
    if (count === 0) return;
    const { isGoal } = this.#terrain.ground;
    const parts = featureOf(score, PARTS);
    const cut = featureOf(score, CUT);
    let pack = -1;
    let packRank = -Infinity;
    let joins = -1;
    let opens = -1;
    for (let at = 0; at < count; at++) {
      const value = children.score[at]!;
      const childParts = featureOf(value, PARTS);
      const childCut = featureOf(value, CUT);
      if (childParts > parts && (joins === -1 || value > children.score[joins]!)) joins = at;
      if (childCut > cut && (opens === -1 || value > children.score[opens]!)) opens = at;
      const move = children.move[at]!;
      const from = Math.floor(move / this.places);
      const to = (move % this.places) >> 2;
      if (childParts < parts || childCut < cut || isGoal[from] === 0) continue;
      if (featureOf(value, FAR_OFF) <= featureOf(score, FAR_OFF)) continue;
      const rank = childParts * 1e6 + childCut * 1e3 + this.#terrain.walksFrom(to)[from]!;
      if (rank > packRank) {
        packRank = rank;
        pack = at;
      }
    }
    for (const at of [pack, joins, opens]) if (at !== -1) children.weight[at] = 0;
  }

  apply(position: Int32Array, move: number): void {
    const isOff = move < 0;
    const code = isOff ? -move - 1 : move;
    const from = Math.floor(code / this.places);
    const at = code % this.places;
    flipCell(position, 0, from);
    flipCell(position, isOff ? this.#words : 0, at >> 2);
    this.#load(position);
    position[this.#words * 2] = this.#reach.fill(this.#closed, this.#terrain.ground.next[at]!);
    this.#unload();
  }

  isLost(): boolean {
    return false;
  }

  isDone(position: Int32Array): boolean {
    return listCells(position, 0, this.#words, this.#boxes) === 0;
  }

  cellOf(score: number): number {
    return (
      ((featureOf(score, TAKEN_OFF) * 256 + featureOf(score, PARTS)) * 64 + featureOf(score, OFF_GOAL)) * 64 +
      featureOf(score, CUT)
    );
  }

  removalOf(move: number): Removal {
    const code = move < 0 ? -move - 1 : move;
    const from = Math.floor(code / this.places);
    return { from, to: move < 0 ? OUTSIDE : (code % this.places) >> 2 };
  }

  boxesOf(position: Int32Array): number[] {
    return Array.from({ length: this.#terrain.ground.cells }, (_, cell) => cell).filter((cell) =>
      hasCell(position, 0, cell),
    );
  }
}
