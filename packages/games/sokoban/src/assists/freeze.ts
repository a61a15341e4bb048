import type { Cell } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';
import { deadSquares } from './dead-squares.ts';
import { boxMap, type Placement } from './placement.ts';

/**
 * The numbers of the boxes that can never be pushed again, or only onto a dead square. Decoration is among them.
 *
 * All boxes are taken for frozen, and whichever has a free axis is released, until none has: the largest set in which
 * every box is blocked on both axes by walls, dead squares and boxes of the set. No push can be the first to break it:
 * until then all boxes of the set stand where they stood, so the pushed one has a wall or one of them before or behind
 * it, or lands on a dead square. (The other way round, from no box frozen upwards, is sound too but blind to boxes
 * that hold each other. Marks on a recursion path find the same set or less, in exponential time.)
 */
export const frozenBoxes = (level: Level, boxes: readonly Cell[]): number[] =>
  frozenAmong(level, boxes, deadSquares(level));

/** The same, for squares that are known to be dead for the boxes that are not frozen. */
export function frozenAmong(level: Level, boxes: readonly Cell[], dead: Uint8Array): number[] {
  const { steps, isInside } = level;
  const frozen = boxMap(level, boxes);

  const isFreeAxis = (box: Cell, direction: number): boolean => {
    const one = steps[box * 4 + direction]!;
    const other = steps[box * 4 + direction + 2]!;
    if (one === BLOCKED || other === BLOCKED || frozen[one] === 1 || frozen[other] === 1) return false;
    return dead[one] === 0 || dead[other] === 0;
  };

  const queue = boxes.filter((box) => isInside[box] === 1);
  for (const box of queue) {
    if (frozen[box] === 0 || !(isFreeAxis(box, 0) || isFreeAxis(box, 1))) continue;
    frozen[box] = 0;
    for (const beside of steps.subarray(box * 4, box * 4 + 4)) if (frozen[beside] === 1) queue.push(beside);
  }
  return [...boxes.keys()].filter((box) => frozen[boxes[box]!] === 1);
}

/** Those of some boxes, by number, that matter and stand off goal. */
export const offGoal = (level: Level, boxes: readonly Cell[], numbers: readonly number[]): number[] =>
  numbers.filter((box) => level.isInside[boxes[box]!] === 1 && level.isGoal[boxes[box]!] === 0);

/** Whether a frozen box that matters stands off goal: the level can no longer be solved. */
export const isFrozenDead = (level: Level, { boxes }: Placement): boolean =>
  offGoal(level, boxes, frozenBoxes(level, boxes)).length > 0;
