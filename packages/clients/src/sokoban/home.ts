import type { Cell } from '@dedalo/grid';
import type { State } from '@dedalo/sokoban';

/** Where a box should get: onto a goal or, in reverse play, back to where one began. */
export const isHome = ({ config }: State, cell: Cell): boolean =>
  config.mode === 'forward' ? config.level.isGoal[cell] === 1 : config.level.boxes.includes(cell);

/** How many boxes are where they should be; those that nobody can ever reach do not count. */
export function homeCount(state: State): { readonly done: number; readonly of: number } {
  const { isInside } = state.config.level;
  const boxes = state.boxes.filter((box) => isInside[box] === 1);
  return { done: boxes.filter((box) => isHome(state, box)).length, of: boxes.length };
}
