import type { Cell } from '@dedalo/grid';
import type { State } from '@dedalo/sokoban';

/** The target of a box: a goal or, in reverse play, a place where a box began. */
export const isHome = ({ config }: State, cell: Cell): boolean =>
  config.mode === 'forward' ? config.level.isGoal[cell] === 1 : config.level.boxes.includes(cell);

/** How many boxes are where they should be; those outside the reachable area do not count. */
export function homeCount(state: State): { readonly done: number; readonly of: number } {
  const { isInside } = state.config.level;
  const boxes = state.boxes.filter((box) => isInside[box] === 1);
  return { done: boxes.filter((box) => isHome(state, box)).length, of: boxes.length };
}
