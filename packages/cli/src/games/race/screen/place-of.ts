import { DIRECTIONS, type Grid, neighbour, pointOf } from '@dedalo/grid';
import { NO_WAY, type Runner, UNIT } from '@dedalo/race';

/** The place of a character in cells, also between two; at the edge of the map it is on one side or on the other. */
export function placeOf(grid: Grid, { cell, way, progress }: Runner): { readonly x: number; readonly y: number } {
  const from = pointOf(grid, cell);
  const next = way === NO_WAY ? undefined : neighbour(grid, cell, DIRECTIONS[way]!);
  if (next === undefined || progress === 0) return from;
  const to = pointOf(grid, next);
  const share = progress / UNIT;
  const isAcross = Math.abs(to.x - from.x) > 1 || Math.abs(to.y - from.y) > 1;
  if (isAcross) return share < 0.5 ? from : to;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
