import type { Cell } from '@dedalo/grid';
import type { Mover, Walker } from './walker.ts';
import { wayTo } from './ways.ts';

/**
 * Lies in wait on the player's shortest way out: on the first cell of it that it reaches before the player does. Where
 * there is none, it follows.
 */
export const ambusher: Mover = (walker) => {
  const { maze, at, hero } = walker;
  return { to: wayTo(maze, ambushOf(walker) ?? hero).step(at) ?? at };
};

function ambushOf({ maze, at, hero }: Walker): Cell | undefined {
  const mine = wayTo(maze, at);
  const out = wayTo(maze, maze.exit);
  let steps = 0;
  for (let cell = out.step(hero); cell !== undefined; cell = out.step(cell)) {
    steps++;
    if ((mine.distance(cell) ?? Infinity) < steps) return cell;
  }
  return undefined;
}
