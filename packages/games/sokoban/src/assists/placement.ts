import type { Cell } from '@dedalo/grid';
import type { Level } from '../level.ts';

/** Where everything stands. Box number i is the i-th box of the level, wherever it stands now. */
export interface Placement {
  readonly player: Cell;
  readonly boxes: readonly Cell[];
}

/** A byte a cell, 1 where a box stands. */
export function boxMap(level: Level, boxes: readonly Cell[]): Uint8Array {
  const map = new Uint8Array(level.walls.length);
  for (const box of boxes) map[box] = 1;
  return map;
}
