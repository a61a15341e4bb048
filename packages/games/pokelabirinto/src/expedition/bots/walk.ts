import { type Cell, DistanceField, type Random, WALL } from '@dedalo/grid';
import { findWay } from '../../bots/find-way.ts';
import { type KnownMaze, knownMaze } from '../../bots/known-maze.ts';
import { cellOf, openWaysIn } from '../../bots/open-ways.ts';
import { type Way, WAYS } from '../../way.ts';
import type { View } from '../state.ts';

/** The cells of those who are in sight, and the cells beside them. */
export function berth(view: View, isShunned: (wild: number) => boolean): { near: Cell[]; wide: Cell[] } {
  const maze = knownMaze(view);
  const near = view.wild.flatMap(({ at }, index) => (at !== null && isShunned(index) ? [at] : []));
  const beside = near.flatMap((at) => WAYS.flatMap((way) => cellOf(maze, at, way) ?? []));
  return { near, wide: [...near, ...beside].filter((cell) => cell !== view.at) };
}

/** To the exit or, as long as nobody knows where that is, to what has not been seen. */
export const goalsOf = ({ exit, frontier }: KnownMaze): readonly Cell[] => (exit === undefined ? frontier : [exit]);

/** The first step of a shortest way: around the shunned ones with a wide berth, around them, or else straight through. */
export function wayAround(
  view: View,
  { to, shunned }: { readonly to: readonly Cell[]; readonly shunned: (wild: number) => boolean },
): Way | undefined {
  const maze = knownMaze(view);
  const { near, wide } = berth(view, shunned);
  for (const cells of [wide, near]) {
    const way = findWay(maze, view.at, { to, shunned: cells });
    if (way) return way;
  }
  return undefined;
}

/** Where nothing leads on: anywhere but into the shunned ones, if that can be. */
export function anyWay(view: View, shunned: (wild: number) => boolean, random: Random): Way {
  const maze = knownMaze(view);
  const ways = openWaysIn(maze, view.at);
  const { near, wide } = berth(view, shunned);
  for (const cells of [wide, near]) {
    const free = ways.filter((way) => !cells.includes(cellOf(maze, view.at, way)!));
    if (free.length > 0) return random.pick(free);
  }
  return random.pick(ways);
}

/** How far each known cell is from one, through nobody who is shunned. */
export function distancesFrom(view: View, from: Cell, shunned: readonly Cell[] = []): DistanceField {
  const { grid } = knownMaze(view);
  const costs = grid.costs.slice();
  for (const cell of shunned) if (cell !== from) costs[cell] = WALL;
  const field = new DistanceField({ ...grid, costs });
  field.compute([from]);
  return field;
}
