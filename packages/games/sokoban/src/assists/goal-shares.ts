import type { Cell } from '@dedalo/grid';
import type { Level } from '../level.ts';
import { blocksOf } from './blocks.ts';
import { reachOfBox } from './box-reach.ts';
import { boxMap, type Placement } from './placement.ts';

/** Boxes times cells of the floor; above it nothing is said. About 0.1 s where all of the floor is open. */
const MOST_WORK = 200_000;

/**
 * Boxes that share too few goals, given that the `frozen` ones stay: each box, on a board where only the frozen ones
 * stand in its way, reaches certain goals, and there is no way to give every box a goal of its own. Empty if there is.
 *
 * Sound because whatever the player does with the other boxes in between is, without them, just walking.
 */
export function boxesWithoutGoal(level: Level, placement: Placement, frozen: readonly number[]): number[] {
  const { boxes, player } = placement;
  const fixed = boxMap(
    level,
    frozen.map((box) => boxes[box]!),
  );
  const loose = [...boxes.keys()].filter((box) => fixed[boxes[box]!] === 0);
  const floor = level.isInside.reduce((sum, inside) => sum + inside, 0);
  if (loose.length * floor > MOST_WORK) return [];
  const blocks = blocksOf(level, fixed, player);
  const goals = level.goals.filter((goal) => fixed[goal] === 0);
  const shares = loose.map((box) => {
    const reached = reachOfBox(level, { from: boxes[box]!, player, fixed, blocks });
    return goals.filter((goal) => reached[goal] === 1);
  });
  return unmatched(shares).map((index) => loose[index]!);
}

/**
 * Kuhn's matching. Where a box finds no goal, the boxes asked to give way for it, and it, have exactly the goals that
 * the others hold: one too few.
 */
function unmatched(shares: readonly (readonly Cell[])[]): number[] {
  const holder = new Map<Cell, number>();
  for (const first of shares.keys()) {
    const asked = new Set<Cell>();
    const seat = (box: number): boolean =>
      shares[box]!.some((goal) => {
        if (asked.has(goal)) return false;
        asked.add(goal);
        const other = holder.get(goal);
        if (other !== undefined && !seat(other)) return false;
        holder.set(goal, box);
        return true;
      });
    if (!seat(first)) return [first, ...[...asked].map((goal) => holder.get(goal)!)].sort((a, b) => a - b);
  }
  return [];
}
