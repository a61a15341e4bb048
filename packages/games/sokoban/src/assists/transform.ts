import { type Cell, cellAt, type Direction, DIRECTIONS, pointOf, type Size } from '@dedalo/grid';
import { createLevel, type Level } from '../level.ts';
import { DIRECTION_INDEX } from '../steps.ts';

/** First mirrored left to right, if at all, and then turned clockwise. */
export interface Symmetry {
  readonly isMirrored: boolean;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

const QUARTER_TURNS = [0, 1, 2, 3] as const;

/** The eight symmetries of the square; the first leaves everything as it is. */
export const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((isMirrored) =>
  QUARTER_TURNS.map((quarterTurns) => ({ isMirrored, quarterTurns })),
);

const turns = (count: number): Symmetry['quarterTurns'] => QUARTER_TURNS[((count % 4) + 4) % 4]!;

/** The symmetry that does `first` and then `second`. A mirror turns what came before it the other way round. */
export const composeSymmetries = (first: Symmetry, second: Symmetry): Symmetry => ({
  isMirrored: first.isMirrored !== second.isMirrored,
  quarterTurns: turns(second.quarterTurns + (second.isMirrored ? -first.quarterTurns : first.quarterTurns)),
});

/** The symmetry that undoes another. */
export const inverseSymmetry = ({ isMirrored, quarterTurns }: Symmetry): Symmetry => ({
  isMirrored,
  quarterTurns: isMirrored ? quarterTurns : turns(-quarterTurns),
});

export const transformSize = ({ width, height }: Size, { quarterTurns }: Symmetry): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Where a cell of a board of that size comes to lie. */
export function transformCell(size: Size, cell: Cell, { isMirrored, quarterTurns }: Symmetry): Cell {
  let { width, height } = size;
  let { x, y } = pointOf(size, cell);
  if (isMirrored) x = width - 1 - x;
  for (let turn = 0; turn < quarterTurns; turn++) {
    [x, y] = [height - 1 - y, x];
    [width, height] = [height, width];
  }
  return cellAt({ width, height }, { x, y });
}

export const transformDirections = (directions: readonly Direction[], symmetry: Symmetry): Direction[] =>
  directions.map((direction) => {
    const index = DIRECTION_INDEX[direction];
    return DIRECTIONS[turns((symmetry.isMirrored ? -index : index) + symmetry.quarterTurns)]!;
  });

/** The level seen that way. Its boxes are numbered in its own reading order. */
export function transformLevel(level: Level, symmetry: Symmetry): Level {
  const move = (cell: Cell): Cell => transformCell(level, cell, symmetry);
  const walls = new Uint8Array(level.walls.length);
  for (const [cell, wall] of level.walls.entries()) walls[move(cell)] = wall;
  const transformed = createLevel({
    ...transformSize(level, symmetry),
    walls,
    goals: level.goals.map(move),
    boxes: level.boxes.map(move),
    player: move(level.player),
  });
  if (!transformed.ok) throw new Error(`transformLevel: ${transformed.error.code}`);
  return transformed.value;
}
