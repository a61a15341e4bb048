import { type Cell, DistanceField, manhattan, type Point, pointOf, type RaceMap, type Random } from '@dedalo/grid';
import type { Level } from '../content/content.ts';

/** How much farther from the centre opponents may start than there are opponents (R38). */
const MARGIN = 3;

/**
 * Cells for those opponents that have none yet: chance picks them near the centre of the map, all different, neither
 * start nor exit (R38). Where too few lie near, the circle is widened step by step (RB26). Nobody is walled in: from
 * each of them there is a way to the exit. On a map with fewer such cells than opponents some share one.
 */
export function placeOpponents(
  map: RaceMap,
  request: { readonly random: Random; readonly taken: readonly Cell[]; readonly level: Level },
): Cell[] {
  const { random, taken, level } = request;
  const missing = level.opponents.length - taken.length;
  if (missing <= 0) return [];
  const centre = centreOf(map);
  const radius = level.opponents.length + MARGIN;
  const outside = (cell: Cell): number => Math.max(0, manhattan(pointOf(map.grid, cell), centre) - radius);
  const isTaken = new Set(taken);
  // Sorting keeps the shuffled order of those that are equally far outside: of all inside, for one.
  const cells = random
    .shuffle(cellsWithAWay(map).filter((cell) => !isTaken.has(cell)))
    .map((cell) => ({ cell, outside: outside(cell) }))
    .sort((a, b) => a.outside - b.outside);
  return Array.from({ length: missing }, (_, i) => cells[i % cells.length]?.cell ?? map.start);
}

export const centreOf = ({ grid }: RaceMap): Point => ({
  x: Math.floor(grid.width / 2),
  y: Math.floor(grid.height / 2),
});

function cellsWithAWay(map: RaceMap): Cell[] {
  const field = new DistanceField(map.grid);
  field.compute([map.exit]);
  return [...map.grid.costs.keys()].filter(
    (cell) => cell !== map.start && cell !== map.exit && field.at(cell) !== undefined,
  );
}
