import { type Cell, type Direction, DIRECTIONS, type Point, pointOf } from '@dedalo/grid';
import type { Ground } from '@dedalo/race';

/** The side of the map at which a passage leads out of a cell to the other side; undefined where there is none. */
export function passageSide(ground: Ground, cell: Cell): Direction | undefined {
  const at = pointOf(ground, cell);
  return DIRECTIONS.find((side, way) => {
    const next = ground.next(cell, way);
    return isAtSide(ground, at, side) && next >= 0 && ground.isOpen(next);
  });
}

function isAtSide({ width, height }: Ground, { x, y }: Point, side: Direction): boolean {
  if (side === 'north') return y === 0;
  if (side === 'south') return y === height - 1;
  return side === 'west' ? x === 0 : x === width - 1;
}
