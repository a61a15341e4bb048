import type { Rooms } from '@dedalo/grid';
import { formatBoard } from './board-text.ts';
import { createLevel, type Level, type Square } from './level.ts';
import type { Move } from './move.ts';

/**
 * A level seen in a mirror plays the same. Quarter turns are no symmetries of this game: the Minotaur goes sideways
 * first.
 */
export interface Symmetry {
  readonly leftIsRight: boolean;
  readonly upIsDown: boolean;
}

/** The four symmetries; the first leaves everything as it is. */
export const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((leftIsRight) =>
  [false, true].map((upIsDown) => ({ leftIsRight, upIsDown })),
);

const ACROSS: Readonly<Record<Move, Move>> = { up: 'up', right: 'left', down: 'down', left: 'right', wait: 'wait' };
const OVER: Readonly<Record<Move, Move>> = { up: 'down', right: 'right', down: 'up', left: 'left', wait: 'wait' };

export const transformMoves = (moves: readonly Move[], { leftIsRight, upIsDown }: Symmetry): Move[] =>
  moves.map((move) => (leftIsRight ? ACROSS[move] : move)).map((move) => (upIsDown ? OVER[move] : move));

const transformSquare = ({ columns, rows }: Rooms, square: Square, { leftIsRight, upIsDown }: Symmetry): Square => {
  const column = square % columns;
  const row = (square - column) / columns;
  return (upIsDown ? rows - 1 - row : row) * columns + (leftIsRight ? columns - 1 - column : column);
};

/** The bits of a byte of doors are up, right, down, left. */
function transformDoors(doors: number, { leftIsRight, upIsDown }: Symmetry): number {
  const across = leftIsRight ? (doors & 0b0101) | ((doors & 0b0010) << 2) | ((doors & 0b1000) >> 2) : doors;
  return upIsDown ? (across & 0b1010) | ((across & 0b0001) << 2) | ((across & 0b0100) >> 2) : across;
}

export function transformLevel(level: Level, symmetry: Symmetry): Level {
  const { rooms } = level;
  const move = (square: Square): Square => transformSquare(rooms, square, symmetry);
  const doors = new Uint8Array(rooms.doors.length);
  for (const [square, bits] of rooms.doors.entries()) doors[move(square)] = transformDoors(bits, symmetry);
  const transformed = createLevel({
    rooms: { ...rooms, doors },
    theseus: move(level.theseus),
    minotaur: move(level.minotaur),
    exit: move(level.exit),
  });
  if (!transformed.ok) throw new Error(`transformLevel: ${transformed.error.code}`);
  return transformed.value;
}

/** The rows by which a level is known, however it is mirrored: of the four views the first one by text. */
export const canonicalBoard = (level: Level): string[] =>
  SYMMETRIES.map((symmetry) => formatBoard(transformLevel(level, symmetry)).join('\n'))
    .reduce((least, view) => (view < least ? view : least))
    .split('\n');
