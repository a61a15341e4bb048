import {
  type Cell,
  DIRECTIONS,
  DistanceField,
  type Grid,
  type Maze,
  neighbour,
  NO_DIRECTION,
  WALL,
} from '@dedalo/grid';

/** The distances to one cell, for those who walk there. */
export interface WayTo {
  /** In steps; undefined where there is no way. */
  distance(from: Cell): number | undefined;
  /** The first step; undefined at the goal and where there is no way. */
  step(from: Cell): Cell | undefined;
}

/** Nobody passes the entrance. */
const grids = new WeakMap<Maze, Grid>();

function walkedGrid(maze: Maze): Grid {
  const known = grids.get(maze);
  if (known) return known;
  const costs = maze.grid.costs.slice();
  costs[maze.entrance] = WALL;
  const grid = { ...maze.grid, costs };
  grids.set(maze, grid);
  return grid;
}

export function wayTo(maze: Maze, goal: Cell): WayTo {
  const grid = walkedGrid(maze);
  const field = new DistanceField(grid);
  field.compute([goal]);
  return {
    distance: (from) => field.at(from),
    step(from) {
      const direction = field.next(from);
      return direction === NO_DIRECTION ? undefined : neighbour(grid, from, DIRECTIONS[direction]!);
    },
  };
}
