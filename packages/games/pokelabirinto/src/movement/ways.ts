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

/** The distances to one cell, for those who walk there. It holds until a few other ways have been asked for. */
export interface WayTo {
  /** In steps; undefined where there is no way. */
  distance(from: Cell): number | undefined;
  /** The first step; undefined at the goal and where there is no way. */
  step(from: Cell): Cell | undefined;
}

/**
 * So many ways are remembered for a maze, those that were asked for last: the exit and the posts stay the same all
 * through a game, and all who hunt want the same cell.
 */
const MOST_KEPT = 16;

const kept = new WeakMap<Maze, Map<Cell, DistanceField>>();

export function wayTo(maze: Maze, goal: Cell): WayTo {
  const field = fieldOf(maze, goal);
  return {
    distance: (from) => field.at(from),
    step(from) {
      const direction = field.next(from);
      return direction === NO_DIRECTION ? undefined : neighbour(field.grid, from, DIRECTIONS[direction]!);
    },
  };
}

function fieldOf(maze: Maze, goal: Cell): DistanceField {
  const fields = kept.get(maze) ?? new Map<Cell, DistanceField>();
  kept.set(maze, fields);
  const known = fields.get(goal);
  fields.delete(goal);
  if (known) {
    fields.set(goal, known);
    return known;
  }
  const [oldest] = fields.keys();
  // A field is large: the oldest one is computed anew, not thrown away.
  const reused = fields.size >= MOST_KEPT && oldest !== undefined ? fields.get(oldest) : undefined;
  if (reused) fields.delete(oldest!);
  const field = reused ?? new DistanceField(walkedGrid(maze));
  field.compute([goal]);
  fields.set(goal, field);
  return field;
}

/** Nobody passes the entrance. */
function walkedGrid({ grid, entrance }: Maze): Grid {
  const costs = grid.costs.slice();
  costs[entrance] = WALL;
  return { ...grid, costs };
}
