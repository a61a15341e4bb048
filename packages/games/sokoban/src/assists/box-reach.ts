import { type Cell, oppositeIndex } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';
import { blocksOf, isAround } from './blocks.ts';
import { boxMap, type Placement } from './placement.ts';
import { Walker } from './walker.ts';

/** A byte a cell, 1 where box number `box` can be pushed to while all others stay; where it is counts. */
export function cellsForBox(level: Level, placement: Placement, box: number): Uint8Array {
  const from = placement.boxes[box];
  if (from === undefined) return new Uint8Array(level.walls.length);
  const fixed = boxMap(level, placement.boxes);
  fixed[from] = 0;
  return reachOfBox(level, { from, player: placement.player, fixed, blocks: blocksOf(level, fixed, from) });
}

/** A box among others that stay; their blocks are those of the floor without any box that may move. */
export interface LoneBox {
  readonly from: Cell;
  readonly player: Cell;
  /** A byte a cell, 1 where a box stays. */
  readonly fixed: Uint8Array;
  readonly blocks: Int32Array;
}

/** What `cellsForBox` finds, for callers that ask about many boxes. */
export function reachOfBox(level: Level, { from, player, fixed, blocks }: LoneBox): Uint8Array {
  const { steps } = level;
  const reached = new Uint8Array(level.walls.length);
  reached[from] = 1;
  /** The box's cell times 4, plus a side where the player stands; sides of one block are one and the same. */
  const queue: number[] = [];
  const seen = new Uint8Array(steps.length);
  const add = (cell: Cell, stands: number): void => {
    const node = cell * 4 + stands;
    if (seen[node] === 1) return;
    for (let side = cell * 4; side < cell * 4 + 4; side++) if (isAround(blocks, node, side)) seen[side] = 1;
    queue.push(node);
  };
  for (const side of sidesReached(level, { from, player, fixed })) add(from, side);
  for (const node of queue) {
    const cell = node >> 2;
    for (let side = 0; side < 4; side++) {
      if (!isAround(blocks, node, cell * 4 + side)) continue;
      const next = steps[cell * 4 + oppositeIndex(side)]!;
      if (next === BLOCKED || fixed[next] === 1) continue;
      reached[next] = 1;
      add(next, side);
    }
  }
  return reached;
}

/** The sides of a box where the player can walk to. */
function sidesReached(level: Level, { from, player, fixed }: Omit<LoneBox, 'blocks'>): number[] {
  const closed = fixed.slice();
  closed[from] = 1;
  const sides = [0, 1, 2, 3].filter((side) => level.steps[from * 4 + side] !== BLOCKED);
  const beside = (side: number): Cell => level.steps[from * 4 + side]!;
  const walker = new Walker(level, closed);
  walker.search(player, sides.map(beside));
  return sides.filter((side) => walker.lengthTo(beside(side)) !== undefined);
}
