import { advise } from './advisors.ts';
import { AloneBox, FAR } from './alone.ts';
import { Corrals } from './corral.ts';
import type { Children, SearchSide } from './feature-search.ts';
import { CUT, FAR_OFF, featureOf, fewer, HOT, IN_THE_WAY, PACKED, PARTS, scoreOf } from './features.ts';
import { Frozen } from './frozen.ts';
import type { LostPositions } from './lost-positions.ts';
import { MacroMoves, type Scene } from './macro-moves.ts';
import type { Plan } from './plan.ts';
import { flipCell, listCells, wordsOf } from './position.ts';
import { Regions } from './region.ts';
import { LOST, type SeenTable } from './seen-table.ts';
import type { Terrain } from './terrain.ts';
import type { Zobrist } from './zobrist.ts';

export interface PushSideOptions {
  readonly plan: Plan;
  readonly lost: LostPositions;
  /** Of positions that are equal in all else, whether the one with boxes nearer to goals is the better one. */
  readonly isNearBetter: boolean;
}

/**
 * The search from the start: boxes are pushed, as the plan says if possible. Features: steps of the plan that are done,
 * parts into which boxes divide the floor, ways between rooms that are cut, boxes that are in the way of the plan,
 * hotspots. Each of seven advisors may recommend one move.
 */
export class PushSide implements SearchSide {
  readonly size: number;
  readonly #terrain: Terrain;
  readonly #words: number;
  readonly #closed: Uint8Array;
  readonly #boxes: Int32Array;
  readonly #avoid: Uint8Array;
  readonly #fixed: Uint8Array;
  readonly #least: Int32Array;
  readonly #frozen: Frozen;
  readonly #alone: AloneBox;
  readonly #reach: Regions;
  readonly #childRegions: Regions;
  readonly #corrals: Corrals;
  readonly #macro: MacroMoves;
  readonly #boxHash: Zobrist;
  readonly #playerHash: Zobrist;
  readonly places: number;
  /** By child: whether it lets the player push other boxes from cells that were out of reach. */
  #opens = new Uint8Array(256);
  work = 0;

  readonly #options: PushSideOptions;

  constructor(terrain: Terrain, options: PushSideOptions) {
    const { ground } = terrain;
    const { cells, wall, boxes } = ground;
    this.#terrain = terrain;
    this.#options = options;
    this.#words = wordsOf(cells);
    this.size = this.#words + 1;
    this.#closed = new Uint8Array(cells + 1);
    this.#closed[wall] = 1;
    this.#boxes = new Int32Array(boxes.length);
    this.#avoid = new Uint8Array(cells + 1);
    this.#fixed = new Uint8Array(cells + 1);
    this.#least = new Int32Array(cells + 1);
    this.#frozen = new Frozen(ground);
    this.#alone = new AloneBox(ground);
    this.#reach = new Regions(ground);
    this.#childRegions = new Regions(ground);
    this.#corrals = new Corrals(ground);
    this.#macro = new MacroMoves(ground, 'push');
    this.#boxHash = ground.hashes.box;
    this.#playerHash = ground.hashes.player;
    this.places = (cells + 1) * 4;
  }

  start(): { position: Int32Array; score: number } {
    const { boxes, player } = this.#terrain.ground;
    const position = new Int32Array(this.size);
    for (const box of boxes) flipCell(position, 0, box);
    position[this.#words] = player;
    this.#load(position);
    this.#childRegions.divide(this.#closed, player);
    const score = this.#scoreOf(this.#boxes, this.#childRegions.parts);
    this.#unload();
    return { position, score };
  }

  #load(position: Int32Array): void {
    const count = listCells(position, 0, this.#words, this.#boxes);
    for (let i = 0; i < count; i++) this.#closed[this.#boxes[i]!] = 1;
  }

  #unload(): void {
    for (const box of this.#boxes) this.#closed[box] = 0;
  }

  /** Of the board that is loaded. */
  #scoreOf(boxes: Int32Array, parts: number): number {
    const { rooms, hotspots, distances } = this.#terrain;
    const done = this.#options.plan.done(this.#closed);
    let far = 0;
    for (let i = 0; i < boxes.length; i++) far += distances.toNearest[boxes[i]!]!;
    return scoreOf(
      done,
      fewer(parts, PARTS),
      fewer(rooms.cut(this.#closed), CUT),
      fewer(this.#options.plan.outOfPlan(boxes, boxes.length, done), IN_THE_WAY),
      fewer(hotspots.count(boxes, boxes.length), HOT),
      this.#options.isNearBetter ? fewer(far, FAR_OFF) : far,
    );
  }

  /** Boxes that never move again become walls; cells from which no free goal can be reached then are to be avoided. */
  #lookAtFixed(player: number): void {
    const { ground, distances } = this.#terrain;
    this.#frozen.find(this.#boxes, this.#closed, distances.dead);
    this.#fixed.set(this.#frozen.is);
    this.#avoid.set(distances.dead);
    if (!this.#boxes.some((box) => this.#fixed[box] === 1)) return;
    this.#alone.close(this.#fixed, player);
    this.#alone.pushesTo(
      ground.goals.filter((goal) => this.#fixed[goal] === 0),
      this.#least,
    );
    for (let cell = 0; cell < ground.cells; cell++) if (this.#least[cell] === FAR) this.#avoid[cell] = 1;
  }

  expand(position: Int32Array, score: number, children: Children, seen: SeenTable): void {
    this.#load(position);
    const player = position[this.#words]!;
    this.#reach.fill(this.#closed, player);
    this.#lookAtFixed(player);
    const avoid = this.#avoid;
    const closed = this.#closed;
    const boxes = this.#boxes;
    const hasCorral = this.#corrals.find(closed, { reach: this.#reach, dead: avoid, boxes });
    const scene: Scene = { closed, reach: this.#reach, player, avoid };
    let low = 0;
    let high = 0;
    for (const box of boxes) {
      low ^= this.#boxHash.low[box]!;
      high ^= this.#boxHash.high[box]!;
    }
    for (let i = 0; i < boxes.length; i++) {
      const box = boxes[i]!;
      if (this.#fixed[box] === 1 || (hasCorral && this.#corrals.isTurn[box] === 0)) continue;
      if (!this.#macro.canMove(box, scene)) continue;
      this.#macro.find(box, scene);
      this.work += 1 + (this.#terrain.ground.cells >> 4);
      const lowWithout = low ^ this.#boxHash.low[box]!;
      const highWithout = high ^ this.#boxHash.high[box]!;
      for (let j = 0; j < this.#macro.count; j++) {
        this.#tryMove(i, this.#macro.found[j]!, { low: lowWithout, high: highWithout, children, seen });
      }
    }
    advise(children, {
      score,
      opens: this.#opens,
      terrain: this.#terrain,
      plan: this.#options.plan,
      next: this.#options.plan.nextCell(closed),
    });
    this.#unload();
  }

  #tryMove(
    index: number,
    at: number,
    { low, high, children, seen }: { low: number; high: number; children: Children; seen: SeenTable },
  ): void {
    const { ground, distances } = this.#terrain;
    const closed = this.#closed;
    const boxes = this.#boxes;
    const box = boxes[index]!;
    const to = at >> 2;
    closed[box] = 0;
    closed[to] = 1;
    boxes[index] = to;
    this.work += 1 + (ground.cells >> 6);
    const isLost = this.#isLostAtOnce(to, distances.dead);
    if (!isLost) {
      const regions = this.#childRegions;
      regions.divide(closed, ground.next[at]!);
      const childLow = low ^ this.#boxHash.low[to]! ^ this.#playerHash.low[regions.least]!;
      const childHigh = high ^ this.#boxHash.high[to]! ^ this.#playerHash.high[regions.least]!;
      if (seen.get(childLow, childHigh) !== LOST && !this.#options.lost.sets.has(closed, to, ground.next[at]!)) {
        const child = children.add(box * this.places + at, childLow, childHigh, this.#scoreOf(boxes, regions.parts));
        if (child >= this.#opens.length) this.#opens = widened(this.#opens);
        this.#opens[child] = this.#opensMoves(index) ? 1 : 0;
      }
    }
    boxes[index] = box;
    closed[to] = 0;
    closed[box] = 1;
  }

  #isLostAtOnce(to: number, dead: Uint8Array): boolean {
    if (this.#frozen.isFreeAtOnce(this.#closed, dead, to)) return false;
    this.#frozen.find(this.#boxes, this.#closed, dead);
    return this.#frozen.hasLost(this.#boxes);
  }

  /** Whether some other box can be pushed now from a cell that could not be reached before. */
  #opensMoves(moved: number): boolean {
    const { next } = this.#terrain.ground;
    const { mark: before, stamp: stampBefore } = this.#reach;
    const { mark, first } = this.#childRegions;
    const closed = this.#closed;
    for (let i = 0; i < this.#boxes.length; i++) {
      if (i === moved) continue;
      const at = this.#boxes[i]! * 4;
      for (let side = 0; side < 4; side++) {
        const beside = next[at + side]!;
        if (closed[beside] === 1 || before[beside] === stampBefore || mark[beside] !== first) continue;
        const to = next[at + (side ^ 2)]!;
        if (closed[to] === 0 && this.#avoid[to] === 0) return true;
      }
    }
    return false;
  }

  apply(position: Int32Array, move: number): void {
    const from = Math.floor(move / this.places);
    const at = move % this.places;
    flipCell(position, 0, from);
    flipCell(position, 0, at >> 2);
    this.#load(position);
    position[this.#words] = this.#reach.fill(this.#closed, this.#terrain.ground.next[at]!);
    this.#unload();
  }

  isLost(position: Int32Array): boolean {
    this.#load(position);
    const isLost = this.#options.lost.isLost(this.#closed, this.#boxes, position[this.#words]!);
    this.#unload();
    return isLost;
  }

  isDone(position: Int32Array): boolean {
    return this.onGoals(position) === this.#boxes.length;
  }

  cellOf(score: number): number {
    return (featureOf(score, PACKED) * 256 + featureOf(score, PARTS)) * 64 + featureOf(score, IN_THE_WAY);
  }

  /** How many boxes of a position are on goals. */
  onGoals(position: Int32Array): number {
    const { isGoal } = this.#terrain.ground;
    const count = listCells(position, 0, this.#words, this.#boxes);
    let on = 0;
    for (let i = 0; i < count; i++) on += isGoal[this.#boxes[i]!]!;
    return on;
  }

  /** The single pushes of some moves from the start. */
  pushesOf(moves: readonly number[]): number[] {
    const { position } = this.start();
    const pushes: number[] = [];
    for (const move of moves) {
      this.#load(position);
      const player = position[this.#words]!;
      this.#reach.fill(this.#closed, player);
      this.#macro.find(Math.floor(move / this.places), {
        closed: this.#closed,
        reach: this.#reach,
        player,
        avoid: this.#terrain.distances.dead,
      });
      pushes.push(...this.#macro.pushesTo(move % this.places));
      this.#unload();
      this.apply(position, move);
    }
    return pushes;
  }
}

function widened(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(array.length * 2);
  wider.set(array);
  return wider;
}
