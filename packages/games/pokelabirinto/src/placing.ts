import type { Cell, Maze, Random } from '@dedalo/grid';
import type { Config } from './config.ts';
import type { Hero, Opponent, Walk } from './state.ts';
import { walkableCells } from './walking.ts';

export interface Placed {
  readonly hero: Hero;
  readonly opponents: readonly Opponent[];
  readonly walks: readonly Walk[];
}

/**
 * The player's creature and then the opponents, each on a cell of its own, every free one equally likely; nobody on the
 * exit or the entrance (P22, PB6). Where the maze is too small for all opponents there are fewer of them.
 */
export function placeAll(config: Config, maze: Maze, random: Random): Placed {
  const free = walkableCells(maze).filter((cell) => cell !== maze.exit);
  const take = (): Cell => free.splice(random.below(free.length), 1)[0]!;
  const at = take();
  const hero = { at, previous: at, hp: config.species[config.creature]!.hitPoints, energy: 0 };
  const opponents: Opponent[] = [];
  const walks: Walk[] = [];
  while (opponents.length < config.opponents && free.length > 0) {
    const cell = take();
    const species = random.pick(config.rivals);
    opponents.push({ species, at: cell, hp: config.species[species]!.hitPoints, energy: 0 });
    walks.push({ from: cell, posts: config.movement === 'patrol' ? [postOf(maze, cell, random), cell] : [] });
  }
  return { hero, opponents, walks };
}

/** The far end of a patrol. */
function postOf(maze: Maze, home: Cell, random: Random): Cell {
  const cells = walkableCells(maze).filter((cell) => cell !== home && cell !== maze.exit);
  return cells.length > 0 ? random.pick(cells) : home;
}
