import { NEUTRAL_COST, PathFinder, type RaceMap, WALL } from '@dedalo/grid';
import { isBorderCell } from './border.ts';

/** Whether there is a way from the start to the exit. */
export const isSolvable = ({ grid, start, exit }: RaceMap): boolean => new PathFinder(grid).search(start, exit);

/** The same for a user who breaks walls, all but those of the border (R50). */
export function isSolvableThroughWalls(map: RaceMap): boolean {
  const costs = map.grid.costs.map((cost, cell) =>
    cost === WALL && !isBorderCell(map.grid, cell) ? NEUTRAL_COST : cost,
  );
  return isSolvable({ ...map, grid: { ...map.grid, costs } });
}
