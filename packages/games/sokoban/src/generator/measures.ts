import { distancesOf } from '../solver/distances.ts';
import { Frozen } from '../solver/frozen.ts';
import type { Ground } from '../solver/ground.ts';
import { Matching } from '../solver/matching.ts';
import { Regions } from '../solver/region.ts';
import type { PullSearch } from './pull-search.ts';

/** What makes a level interesting, counted along its solution. */
export interface Measures {
  readonly pushes: number;
  /** How often the player turns to another box; the first counts. */
  readonly boxChanges: number;
  /** Pushes beyond those that the boxes would need if none were in the way of another. */
  readonly detours: number;
  /**
   * Pushes that could be made along the solution and after which the level can no longer be solved, though the box
   * itself does not stand where any box is lost.
   */
  readonly wrongTurns: number;
  /** Boxes that the solution never pushes. */
  readonly idleBoxes: number;
  /** Open cells where the solution takes neither the player's pushes nor a box. */
  readonly idleCells: number;
}

/** A position in cells of the ground, and pushes that solve it, each as cell * 4 + direction. */
export interface SolvedStart {
  readonly boxes: Int32Array;
  readonly player: number;
  readonly pushes: readonly number[];
}

/** Measures positions of one board, after all that can be pulled out of its solved position was searched. */
export class Measurer {
  readonly #ground: Ground;
  readonly #search: PullSearch;
  readonly #frozen: Frozen;
  readonly #dead: Uint8Array;
  readonly #matching: Matching;
  readonly #reach: Regions;

  constructor(ground: Ground, search: PullSearch) {
    const { toGoals, dead } = distancesOf(ground);
    this.#ground = ground;
    this.#search = search;
    this.#frozen = new Frozen(ground);
    this.#dead = dead;
    this.#matching = new Matching(ground.goals.length, ground.goals.length, toGoals);
    this.#reach = new Regions(ground);
  }

  measure({ boxes: start, player: from, pushes }: SolvedStart): Measures {
    const { next, cells, wall } = this.#ground;
    for (const [index, box] of start.entries()) this.#matching.place(index, box);
    const detours = pushes.length - this.#matching.solve();
    const boxes = start.slice();
    const closed = new Uint8Array(cells + 1);
    closed[wall] = 1;
    for (const box of boxes) closed[box] = 1;
    const used = new Uint8Array(cells + 1);
    const pushed = new Set<number>();
    let last = -1;
    let boxChanges = 0;
    let wrongTurns = 0;
    let player = from;
    for (const push of pushes) {
      wrongTurns += this.#wrongTurns(boxes, closed, player);
      const cell = push >> 2;
      const to = next[push]!;
      const box = boxes.indexOf(cell);
      if (box !== last) boxChanges++;
      last = box;
      pushed.add(box);
      boxes[box] = to;
      closed[cell] = 0;
      closed[to] = 1;
      used[next[cell * 4 + ((push & 3) ^ 2)]!] = 1;
      used[cell] = 1;
      used[to] = 1;
      player = cell;
    }
    let idleCells = 0;
    for (let cell = 0; cell < cells; cell++) if (used[cell] === 0) idleCells++;
    const idleBoxes = boxes.length - pushed.size;
    return { pushes: pushes.length, boxChanges, detours, wrongTurns, idleBoxes, idleCells };
  }

  #wrongTurns(boxes: Int32Array, closed: Uint8Array, player: number): number {
    const { next } = this.#ground;
    this.#reach.fill(closed, player);
    const { mark, stamp } = this.#reach;
    let count = 0;
    for (let box = 0; box < boxes.length; box++) {
      const cell = boxes[box]!;
      for (let direction = 0; direction < 4; direction++) {
        const behind = next[cell * 4 + (direction ^ 2)]!;
        const to = next[cell * 4 + direction]!;
        if (closed[behind] === 1 || closed[to] === 1 || mark[behind] !== stamp || this.#dead[to] === 1) continue;
        boxes[box] = to;
        closed[cell] = 0;
        closed[to] = 1;
        if (this.#isLost(boxes, closed, cell)) count++;
        closed[to] = 0;
        closed[cell] = 1;
        boxes[box] = cell;
      }
    }
    return count;
  }

  /** A complete search has met all that can be solved; otherwise frozen boxes are the proof, and some are missed. */
  #isLost(boxes: Int32Array, closed: Uint8Array, player: number): boolean {
    if (this.#search.knows(boxes, player)) return false;
    if (this.#search.isComplete) return true;
    this.#frozen.find(boxes, closed, this.#dead);
    return this.#frozen.hasLost(boxes);
  }
}
