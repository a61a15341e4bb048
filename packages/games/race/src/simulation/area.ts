import type { Cell, Size } from '@dedalo/grid';

/** Whether two cells are no farther apart than an area that is centred on one of them reaches; sides of a map touch. */
export function isWithinArea(area: Size, map: Size, [one, other]: readonly [Cell, Cell]): boolean {
  const [x, otherX] = [one % map.width, other % map.width];
  const dx = around(x - otherX, map.width);
  const dy = around((one - x - other + otherX) / map.width, map.height);
  return 2 * dx <= area.width && 2 * dy <= area.height;
}

function around(distance: number, side: number): number {
  const plain = Math.abs(distance);
  return Math.min(plain, side - plain);
}
