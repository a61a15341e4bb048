import { type Cell, type Grid, LEAST_COST, WALL } from '../board/grid.ts';
import type { Size } from '../geometry/point.ts';
import type { Random } from '../random/random.ts';
import { Digger } from './digger.ts';
import type { MazeStep } from './step.ts';

/** Smaller mazes have no room for an exit far enough from the entrance. */
export const SMALLEST_CLASSIC_SIDE = 5;

const TRIES = 20;

export interface ClassicOptions {
  /**
   * `scan` (described): branches start at the first open cells, row by row, whatever their parity, and so eat walls.
   * `lattice` (clean): they start at every cell of the main path's own lattice, in a random order. They leave no open
   * blocks, and no cell of the lattice closed.
   */
  readonly roots: 'scan' | 'lattice';
  readonly stepping: boolean;
  /** How often the main path may miss the border before the exit is opened by force. */
  readonly tries?: number;
}

export interface ClassicMaze {
  readonly grid: Grid;
  readonly entrance: Cell;
  readonly exit: Cell;
}

/** The maze of PokéLabirinto: a main path from the entrance until it can leave, then branches. */
export function* classicMaze(
  size: Size,
  random: Random,
  options: ClassicOptions,
): Generator<MazeStep, ClassicMaze, void> {
  const digger = new Digger(size, random);
  let { entrance, inner } = digger.openEntrance();
  let exit: Cell | undefined;
  for (let left = options.tries ?? TRIES; ; left--) {
    if (options.stepping) yield { kind: 'open', cells: [entrance, inner] };
    for (const cells of digger.dig(inner, (cell) => (exit = digger.exitBeside(cell, entrance)) !== undefined)) {
      if (options.stepping) yield { kind: 'open', cells };
    }
    if (exit !== undefined || left <= 0) break;
    if (options.stepping) yield { kind: 'close', cells: digger.openCells() };
    digger.grid.costs.fill(WALL);
    ({ entrance, inner } = digger.openEntrance());
  }
  const way = exit === undefined ? digger.forceExit(entrance) : [exit];
  exit = way[0]!;
  for (const cell of way) digger.grid.costs[cell] = LEAST_COST;
  if (options.stepping) yield { kind: 'open', cells: way };

  const roots = options.roots === 'scan' ? digger.rootsByScan() : digger.rootsOfLattice(inner);
  for (const root of roots) {
    for (const cells of digger.dig(root, () => false)) {
      if (options.stepping) yield { kind: 'open', cells };
    }
  }
  return { grid: digger.grid, entrance, exit };
}
