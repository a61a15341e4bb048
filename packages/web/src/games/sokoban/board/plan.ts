import type { Cell, Size } from '@dedalo/grid';
import type { Level } from '@dedalo/sokoban';

export const OUTSIDE = 0;
export const FLOOR = 1;
export const WALL = 2;

/** The drawing of a level's ground, a byte a cell. */
export interface Plan extends Size {
  readonly kinds: Uint8Array;
}

/** Goals and boxes that cannot be reached are decoration: they stand on floor too, or they would hang in the air. */
export function planOf(level: Level): Plan {
  const kinds = level.isInside.map((inside, cell) => (level.walls[cell] === 1 ? WALL : inside));
  const lay = (cells: readonly Cell[]): void => cells.forEach((cell) => (kinds[cell] = FLOOR));
  lay(level.goals);
  lay(level.boxes);
  return { width: level.width, height: level.height, kinds };
}

/** Beyond the grid lies the outside. */
export const kindAt = ({ width, height, kinds }: Plan, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : kinds[y * width + x]!;
