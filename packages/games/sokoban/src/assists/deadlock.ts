import type { Level } from '../level.ts';
import { deadSquares, deadSquaresAround } from './dead-squares.ts';
import { frozenAmong, offGoal } from './freeze.ts';
import { boxMap, type Placement } from './placement.ts';
import { boxesWithoutGoal } from './goal-shares.ts';

/** Why a position can never be solved. */
export type Deadlock =
  /** This box can never reach a goal from where it stands. */
  | { readonly code: 'dead-square'; readonly box: number }
  /** These boxes stand off goal and will never move again. */
  | { readonly code: 'frozen'; readonly boxes: readonly number[] }
  /** Even if each had the board to itself, these boxes would reach fewer goals than they are. */
  | { readonly code: 'too-few-goals'; readonly boxes: readonly number[] };

/**
 * A reason why the position can never be solved, or undefined, which promises nothing: not every lost position is
 * recognised, but no position is called lost that could be solved.
 *
 * In every continuation that solves the level the frozen boxes stay, so for the others they are walls and their goals
 * are taken. That kills further squares, which may freeze further boxes: repeated until nothing changes.
 */
export function deadlockOf(level: Level, placement: Placement): Deadlock | undefined {
  const { boxes } = placement;
  let dead = deadSquares(level);
  let frozen: number[] = [];
  for (;;) {
    const doomed = boxes.findIndex((box) => dead[box] === 1);
    if (doomed !== -1) return { code: 'dead-square', box: doomed };
    const found = frozenAmong(level, boxes, dead);
    const stuck = offGoal(level, boxes, found);
    if (stuck.length > 0) return { code: 'frozen', boxes: stuck };
    if (found.length === frozen.length) break;
    frozen = found;
    dead = deadSquaresAround(level, fixedCells(level, placement, frozen));
  }
  const unserved = boxesWithoutGoal(level, placement, frozen);
  return unserved.length > 0 ? { code: 'too-few-goals', boxes: unserved } : undefined;
}

const fixedCells = (level: Level, { boxes }: Placement, frozen: readonly number[]): Uint8Array =>
  boxMap(
    level,
    frozen.map((box) => boxes[box]!),
  );
