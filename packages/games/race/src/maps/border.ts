import { type Cell, pointOf, type Size } from '@dedalo/grid';

/** Whether a cell belongs to the outermost ring of its map, whose walls are never opened or broken (R37, R50). */
export function isBorderCell({ width, height }: Size, cell: Cell): boolean {
  const { x, y } = pointOf({ width, height }, cell);
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}
