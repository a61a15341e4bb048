import type { Random } from '@dedalo/grid';
import type { View } from '../state.ts';
import { type Way, WAYS } from '../way.ts';
import { findWay } from './find-way.ts';
import { knownMaze } from './known-maze.ts';
import { cellOf, openWaysIn } from './open-ways.ts';

/** After so many actions for each cell it goes straight on, whoever is in the way: no game goes on for ever. */
const PATIENCE = 4;

const isPatient = ({ actions, rows, columns }: View): boolean => actions < PATIENCE * rows * columns;

/** Whether opponents that are in the way may leave it by themselves; those who hunt or lie in wait do not. */
const mayLeave = ({ movement }: View): boolean => movement === 'random' || movement === 'patrol';

/**
 * To the exit or, as long as nobody knows where that is, to what has not been seen: around opponents if that can be,
 * and with a wide berth around those that move. Where they bar every way: away from them for a while if they may leave,
 * else through.
 */
export function chooseWay(view: View, random: Random): Way {
  const maze = knownMaze(view);
  const from = view.hero.at;
  const to = maze.exit === undefined ? maze.frontier : [maze.exit];
  const opponents = view.opponents.flatMap(({ at }) => at ?? []);
  const moves = view.movement !== 'still';
  const near = opponents.flatMap((at) => WAYS.flatMap((way) => cellOf(maze, at, way) ?? []));
  const wide = moves ? [...opponents, ...near.filter((cell) => cell !== from)] : opponents;
  const around = findWay(maze, from, { to, shunned: wide }) ?? findWay(maze, from, { to, shunned: opponents });
  if (around && isPatient(view)) return around;
  const ways = openWaysIn(maze, from);
  const free = ways.filter((way) => !wide.includes(cellOf(maze, from, way)!));
  if (mayLeave(view) && isPatient(view) && free.length > 0) return random.pick(free);
  return findWay(maze, from, { to }) ?? random.pick(ways);
}

/** Whether there is another way out than through this opponent, or hope that there will be. */
export function canAvoid(view: View, opponent: number): boolean {
  if (!isPatient(view)) return false;
  if (mayLeave(view)) return true;
  const maze = knownMaze(view);
  const { at } = view.opponents[opponent]!;
  const to = maze.exit === undefined ? maze.frontier : [maze.exit];
  const standing = view.opponents.flatMap((other) => other.at ?? []);
  return at !== null && findWay(maze, view.hero.previous, { to, shunned: standing }) !== undefined;
}
