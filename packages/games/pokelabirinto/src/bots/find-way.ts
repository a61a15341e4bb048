import { type Cell, DIRECTIONS, DistanceField, NO_DIRECTION, WALL } from '@dedalo/grid';
import { DIRECTION_OF, type Way, WAYS } from '../way.ts';
import type { KnownMaze } from './known-maze.ts';

/** The first step of a shortest way to the nearest of some cells that passes none of the shunned ones. */
export function findWay(
  { grid }: KnownMaze,
  from: Cell,
  { to, shunned = [] }: { readonly to: readonly Cell[]; readonly shunned?: readonly Cell[] },
): Way | undefined {
  const costs = grid.costs.slice();
  for (const cell of shunned) costs[cell] = WALL;
  const field = new DistanceField({ ...grid, costs });
  field.compute(to.filter((cell) => cell !== from));
  const direction = costs[from] === WALL ? NO_DIRECTION : field.next(from);
  return direction === NO_DIRECTION ? undefined : WAYS.find((way) => DIRECTION_OF[way] === DIRECTIONS[direction]);
}
