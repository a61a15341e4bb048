import type { Ground } from './ground.ts';

export const NO_BLOCK = -1;

/**
 * The biconnected blocks of the open floor, found anew for each board. Two steps out of one cell are of the same block
 * exactly if the player gets from one neighbour to the other while a box stands on the cell; so one pass answers for
 * every place of a box. Hopcroft and Tarjan 1973, on arrays that are kept.
 */
export class Blocks {
  /** Four numbers a cell, one a step; `NO_BLOCK` where there is none. */
  readonly of: Int32Array;
  readonly #next: Int32Array;
  readonly #wall: number;
  readonly #found: Int32Array;
  readonly #earliest: Int32Array;
  readonly #tried: Uint8Array;
  readonly #cameBy: Uint8Array;
  readonly #path: Int32Array;
  readonly #edges: Int32Array;

  constructor({ next, cells, wall }: Ground) {
    this.of = new Int32Array((cells + 1) * 4);
    this.#next = next;
    this.#wall = wall;
    this.#found = new Int32Array(cells + 1);
    this.#earliest = new Int32Array(cells + 1);
    this.#tried = new Uint8Array(cells + 1);
    this.#cameBy = new Uint8Array(cells + 1);
    this.#path = new Int32Array(cells + 1);
    this.#edges = new Int32Array(cells * 4 + 4);
  }

  /** Of the floor that hangs together with `from`; `closed` has a byte a cell, the wall's among them. */
  find(closed: Uint8Array, from: number): void {
    const of = this.of;
    const next = this.#next;
    const found = this.#found;
    const earliest = this.#earliest;
    const tried = this.#tried;
    const cameBy = this.#cameBy;
    const path = this.#path;
    const edges = this.#edges;
    of.fill(NO_BLOCK);
    found.fill(0);
    tried.fill(0);
    let depth = 0;
    let edgeCount = 0;
    let count = 1;
    let block = 0;
    found[from] = 1;
    earliest[from] = 1;
    cameBy[from] = 4;
    path[0] = from;
    while (depth >= 0) {
      const cell = path[depth]!;
      const direction = tried[cell]!;
      if (direction < 4) {
        tried[cell] = direction + 1;
        const edge = cell * 4 + direction;
        const beside = next[edge]!;
        if (closed[beside] !== 0 || beside === this.#wall) continue;
        const seen = found[beside]!;
        if (seen === 0) {
          edges[edgeCount++] = edge;
          count++;
          found[beside] = count;
          earliest[beside] = count;
          cameBy[beside] = direction;
          path[++depth] = beside;
        } else if (seen < found[cell]! && direction !== (cameBy[cell]! ^ 2)) {
          edges[edgeCount++] = edge;
          if (seen < earliest[cell]!) earliest[cell] = seen;
        }
        continue;
      }
      depth--;
      if (depth < 0) break;
      const before = path[depth]!;
      const least = earliest[cell]!;
      if (least < earliest[before]!) earliest[before] = least;
      if (least < found[before]!) continue;
      const last = before * 4 + cameBy[cell]!;
      for (;;) {
        const edge = edges[--edgeCount]!;
        of[edge] = block;
        of[next[edge]! * 4 + ((edge & 3) ^ 2)] = block;
        if (edge === last) break;
      }
      block++;
    }
  }
}
