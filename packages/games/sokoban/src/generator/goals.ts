import type { Random } from '@dedalo/grid';
import { openCells, type Room } from './room.ts';

/** How goals lie: together, in twos and threes, or anywhere. */
const GOAL_LAYOUTS = ['together', 'groups', 'apart'] as const;
type GoalLayout = (typeof GOAL_LAYOUTS)[number];
const GROUPS: Readonly<Record<GoalLayout, (boxes: number) => number>> = {
  together: () => 1,
  groups: (boxes) => Math.max(1, Math.round(boxes / 2.5)),
  apart: (boxes) => boxes,
};

/** Cells for goals, or undefined where there is no room for them. No goal lies where no box could be pulled from. */
export function placeGoals(room: Room, boxes: number, random: Random): number[] | undefined {
  const cells = random.shuffle(openCells(room).filter((cell) => canBePulledFrom(room, cell)));
  const groups = GROUPS[random.pick(GOAL_LAYOUTS)](boxes);
  const goals = new Set<number>(cells.slice(0, groups));
  while (goals.size < boxes) {
    const beside = random.shuffle(cells.filter((cell) => !goals.has(cell) && isBeside(room, cell, goals)));
    if (beside.length === 0) return undefined;
    goals.add(beside[0]!);
  }
  return [...goals].toSorted((a, b) => a - b);
}

const isBeside = ({ width }: Room, cell: number, goals: ReadonlySet<number>): boolean =>
  [cell - width, cell + 1, cell + width, cell - 1].some((beside) => goals.has(beside));

export const canBePulledFrom = ({ width, walls }: Room, cell: number): boolean =>
  [-width, 1, width, -1].some((step) => walls[cell + step] === 0 && walls[cell + 2 * step] === 0);
