import type { Rectangle } from '@dedalo/grid';
import { kindAt, type Plan, WALL } from '../../plan.ts';

/**
 * The stones of the walls within a window, in cells: two long where the wall runs on, each course shifted against the
 * one before. Where they meet depends on the place alone, never on the window.
 */
export function blocksOf(plan: Plan, window: Rectangle): Rectangle[] {
  const blocks: Rectangle[] = [];
  for (let y = window.y; y < window.y + window.height; y++) {
    for (let x = window.x; x < window.x + window.width; x++) {
      if (kindAt(plan, x, y) !== WALL || liesInEarlier(plan, x, y)) continue;
      const isLong = startsPair(plan, x, y);
      const isHigh = !isLong && startsColumn(plan, x, y);
      blocks.push({ x, y, width: isLong ? 2 : 1, height: isHigh ? 2 : 1 });
    }
  }
  return blocks;
}

const isWall = (plan: Plan, x: number, y: number): boolean => kindAt(plan, x, y) === WALL;

/** Stones with visible fronts all have one height: they pair only with each other. */
const startsPair = (plan: Plan, x: number, y: number): boolean =>
  (x + y) % 2 === 0 &&
  isWall(plan, x, y) &&
  isWall(plan, x + 1, y) &&
  isWall(plan, x, y + 1) === isWall(plan, x + 1, y + 1);

const isAlone = (plan: Plan, x: number, y: number): boolean =>
  isWall(plan, x, y) && !startsPair(plan, x, y) && !startsPair(plan, x - 1, y);

const startsColumn = (plan: Plan, x: number, y: number): boolean =>
  (x + y) % 2 === 0 && isAlone(plan, x, y) && isAlone(plan, x, y + 1);

const liesInEarlier = (plan: Plan, x: number, y: number): boolean =>
  startsPair(plan, x - 1, y) || (isAlone(plan, x, y) && startsColumn(plan, x, y - 1));
