import type { Cell } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';

const known = new WeakMap<Level, Uint8Array>();

/**
 * A byte a cell, 1 where a box can never reach a goal even if it is alone. Found by pulling from all goals, the player
 * standing wherever it is needed; so some squares that are dead in truth are not marked, but none that is alive.
 * Walls and cells that are not inside are 0. Computed once a level: not to be written to.
 */
export function deadSquares(level: Level): Uint8Array {
  const dead = known.get(level) ?? deadSquaresAround(level, new Uint8Array(level.walls.length));
  known.set(level, dead);
  return dead;
}

/**
 * The squares that are dead for the other boxes if those on the `fixed` cells (a byte a cell) never move again: they
 * are walls, and the goals under them are taken. Their own cells are 0.
 */
export function deadSquaresAround(level: Level, fixed: Uint8Array): Uint8Array {
  const { steps, isInside } = level;
  const dead = isInside.map((inside, cell) => (inside === 1 && fixed[cell] === 0 ? 1 : 0));
  const queue: Cell[] = [];
  const revive = (cell: Cell): void => {
    if (dead[cell] === 0) return;
    dead[cell] = 0;
    queue.push(cell);
  };
  for (const goal of level.goals) revive(goal);
  for (const cell of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const before = steps[cell * 4 + direction]!;
      if (before === BLOCKED || fixed[before] === 1) continue;
      const player = steps[before * 4 + direction]!;
      if (player !== BLOCKED && fixed[player] === 0) revive(before);
    }
  }
  return dead;
}
