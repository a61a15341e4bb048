import { type Cell, oppositeIndex } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';

const NO_BLOCK = -1;

/**
 * The biconnected blocks of the floor that hangs together with `from`: four numbers a cell, one for each step out of
 * it, `NO_BLOCK` where there is none. Two steps out of one cell are of the same block exactly if the player gets from
 * one neighbour to the other while a box stands on the cell; so one pass answers for every place of the box.
 * Hopcroft and Tarjan 1973, without recursion: a level may have a quarter of a million cells in one corridor.
 */
export function blocksOf(level: Level, closed: Uint8Array, from: Cell): Int32Array {
  const { steps } = level;
  const cells = level.walls.length;
  const blocks = new Int32Array(cells * 4).fill(NO_BLOCK);
  /** When a cell was found, from 1; and the earliest cell that it or those found through it are next to. */
  const found = new Int32Array(cells);
  const earliest = new Int32Array(cells);
  const tried = new Uint8Array(cells);
  const cameBy = new Uint8Array(cells).fill(4);
  const edges: number[] = [];
  const path = [from];
  let count = 0;
  let block = 0;
  found[from] = earliest[from] = ++count;

  const close = (last: number): void => {
    for (let edge = edges.pop()!; ; edge = edges.pop()!) {
      blocks[edge] = block;
      blocks[steps[edge]! * 4 + oppositeIndex(edge & 3)] = block;
      if (edge === last) break;
    }
    block++;
  };

  while (path.length > 0) {
    const cell = path.at(-1)!;
    if (tried[cell]! < 4) {
      const direction = tried[cell]!++;
      const edge = cell * 4 + direction;
      const next = steps[edge]!;
      if (next === BLOCKED || closed[next] === 1) continue;
      if (found[next] === 0) {
        edges.push(edge);
        found[next] = earliest[next] = ++count;
        cameBy[next] = direction;
        path.push(next);
      } else if (found[next]! < found[cell]! && direction !== oppositeIndex(cameBy[cell]!)) {
        edges.push(edge);
        earliest[cell] = Math.min(earliest[cell]!, found[next]!);
      }
      continue;
    }
    path.pop();
    if (path.length === 0) break;
    const before = path.at(-1)!;
    earliest[before] = Math.min(earliest[before]!, earliest[cell]!);
    if (earliest[cell]! >= found[before]!) close(before * 4 + cameBy[cell]!);
  }
  return blocks;
}

/** Whether the player gets from one neighbour of a cell to another while a box stands on the cell. */
export const isAround = (blocks: Int32Array, one: number, other: number): boolean =>
  one === other || (blocks[one] === blocks[other] && blocks[one] !== NO_BLOCK);
