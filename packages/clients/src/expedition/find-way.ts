import { type Cell, createGrid, LEAST_COST, PathFinder, WALL } from '@dedalo/grid';
import { DIRECTION_OF, type Way, WAYS } from '@dedalo/pokelabirinto';
import type { View } from '@dedalo/pokelabirinto/expedition';

/** The steps to a cell over explored ones, round the creatures in sight; undefined where no way leads there. */
export function findWay(view: View, to: Cell): Way[] | undefined {
  const { rows, columns, at, wild } = view;
  if (to < 0 || to >= rows * columns) return undefined;
  const grid = createGrid({ width: columns, height: rows }, { fill: WALL });
  for (const [cell, sign] of [...view.cells.join('')].entries()) {
    const isAvoided = cell !== to && wild.some((each) => each.at === cell);
    if ((sign === '.' || sign === 'U') && !isAvoided) grid.costs[cell] = LEAST_COST;
  }
  // After entering, the hero stands on the entrance.
  grid.costs[at] = LEAST_COST;
  const finder = new PathFinder(grid);
  if (!finder.search(at, to)) return undefined;
  const path = [...finder.cells.subarray(0, finder.length + 1)];
  return path.slice(1).map((cell, index) => wayBetween(columns, path[index]!, cell));
}

function wayBetween(columns: number, from: Cell, to: Cell): Way {
  const steps = { north: -columns, south: columns, west: -1, east: 1 } as const;
  return WAYS.find((way) => from + steps[DIRECTION_OF[way]] === to)!;
}
