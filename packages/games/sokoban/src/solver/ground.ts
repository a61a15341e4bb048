import type { Cell } from '@dedalo/grid';
import { BLOCKED, type Level } from '../level.ts';
import { type Zobrist, zobristOf } from './zobrist.ts';

/**
 * A level as the searches see it: only the cells where the player could ever get, numbered from 0, and one number more,
 * `wall`, that stands for everything else. Boxes elsewhere are decoration and left out.
 */
export interface Ground {
  readonly level: Level;
  readonly cells: number;
  /** The number that is no cell; tables have a place for it, so that a step into a wall needs no question. */
  readonly wall: number;
  /** Four a cell, in the order of `DIRECTIONS`; the opposite of direction d is d ^ 2. */
  readonly next: Int32Array;
  readonly goals: Int32Array;
  /** A byte a cell. */
  readonly isGoal: Uint8Array;
  readonly boxes: Int32Array;
  readonly player: number;
  /** The level's cell of each cell here. */
  readonly cellOf: Int32Array;
  /** For hashes of positions: of boxes, of homes of boxes and of the player. */
  readonly hashes: Readonly<Record<'box' | 'home' | 'player', Zobrist>>;
}

export function groundOf(level: Level): Ground {
  const numbers = new Int32Array(level.walls.length).fill(-1);
  const cellOf: Cell[] = [];
  for (const [cell, inside] of level.isInside.entries()) {
    if (inside === 0) continue;
    numbers[cell] = cellOf.length;
    cellOf.push(cell);
  }
  const cells = cellOf.length;
  const wall = cells;
  const next = new Int32Array((cells + 1) * 4).fill(wall);
  for (const [number, cell] of cellOf.entries()) {
    for (let direction = 0; direction < 4; direction++) {
      const beside = level.steps[cell * 4 + direction]!;
      if (beside !== BLOCKED) next[number * 4 + direction] = numbers[beside]!;
    }
  }
  const inside = (list: readonly Cell[]): Int32Array =>
    Int32Array.from(
      list.filter((cell) => level.isInside[cell] === 1),
      (cell) => numbers[cell]!,
    );
  const goals = inside(level.goals);
  const isGoal = new Uint8Array(cells + 1);
  for (const goal of goals) isGoal[goal] = 1;
  return {
    level,
    cells,
    wall,
    next,
    goals,
    isGoal,
    boxes: inside(level.boxes),
    player: numbers[level.player]!,
    cellOf: Int32Array.from(cellOf),
    hashes: { box: zobristOf(cells, 'box'), home: zobristOf(cells, 'home'), player: zobristOf(cells, 'player') },
  };
}
