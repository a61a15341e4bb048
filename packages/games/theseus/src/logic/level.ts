import { err, ok, oppositeIndex, type Result, type Room, type Rooms } from '@dedalo/grid';
import type { LevelProblem } from './text-problem.ts';

/** A square by its number: row from the top times the columns, plus the column. */
export type Square = Room;

/** Theseus and the Minotaur, wherever they stand. */
export interface Pieces {
  readonly theseus: Square;
  readonly minotaur: Square;
}

/** A board as somebody drew it: not necessarily one that can be played. */
export interface Setup extends Pieces {
  readonly rooms: Rooms;
  /** The exit is a square, not an opening in the border. The Minotaur may stand on it. */
  readonly exit: Square;
}

/** A board that can be played; `createLevel` is the only door to it. */
export interface Level extends Setup {
  /** Four squares a square, in the order of `DIRECTIONS`: the next one that way, or `BLOCKED`. */
  readonly steps: Int16Array;
}

/** A wall stands that way. */
export const BLOCKED = -1;
export const SHORTEST_SIDE = 3;
export const LONGEST_SIDE = 20;

export function createLevel(setup: Setup): Result<Level, LevelProblem> {
  const problem = sizeProblem(setup.rooms) ?? piecesProblem(setup);
  if (problem) return err(problem);
  const steps = stepsOf(setup.rooms);
  if (!steps.ok) return steps;
  const { rooms, theseus, minotaur, exit } = setup;
  return ok({ rooms, theseus, minotaur, exit, steps: steps.value });
}

function sizeProblem({ columns, rows, wrap, doors }: Rooms): LevelProblem | undefined {
  if (!(columns >= SHORTEST_SIDE && rows >= SHORTEST_SIDE)) return { code: 'level-too-small', least: SHORTEST_SIDE };
  if (columns > LONGEST_SIDE || rows > LONGEST_SIDE) return { code: 'level-too-large', most: LONGEST_SIDE };
  const isWhole = Number.isInteger(columns) && Number.isInteger(rows) && doors.length === columns * rows;
  return isWhole && !wrap ? undefined : { code: 'board-incomplete' };
}

function piecesProblem({ rooms, theseus, minotaur, exit }: Setup): LevelProblem | undefined {
  if ([theseus, minotaur, exit].some((square) => rooms.doors[square] === undefined)) return { code: 'piece-outside' };
  if (theseus === minotaur) return { code: 'begins-caught' };
  return theseus === exit ? { code: 'begins-escaped' } : undefined;
}

function stepsOf({ columns, rows, doors }: Rooms): Result<Int16Array, LevelProblem> {
  const offsets = [-columns, 1, columns, -1];
  const steps = new Int16Array(doors.length * 4).fill(BLOCKED);
  for (let square = 0; square < doors.length; square++) {
    const column = square % columns;
    const row = (square - column) / columns;
    const isEdge = [row === 0, column === columns - 1, row === rows - 1, column === 0];
    if (doors[square]! > 0b1111) return err({ code: 'board-incomplete' });
    for (let way = 0; way < 4; way++) {
      if (((doors[square]! >> way) & 1) === 0) continue;
      const next = square + offsets[way]!;
      if (isEdge[way]) return err({ code: 'border-open' });
      if (((doors[next]! >> oppositeIndex(way)) & 1) === 0) return err({ code: 'doors-differ' });
      steps[square * 4 + way] = next;
    }
  }
  return ok(steps);
}

/** How many steps each square is away from one of them for somebody whom nobody hunts; `BLOCKED` where no way leads. */
export function walkFrom({ steps }: Pick<Level, 'steps'>, from: Square): Int16Array {
  const distances = new Int16Array(steps.length / 4).fill(BLOCKED);
  distances[from] = 0;
  const queue = [from];
  for (const square of queue) {
    for (let way = 0; way < 4; way++) {
      const next = steps[square * 4 + way]!;
      if (next === BLOCKED || distances[next] !== BLOCKED) continue;
      distances[next] = distances[square]! + 1;
      queue.push(next);
    }
  }
  return distances;
}

export const isSameLevel = (a: Level, b: Level): boolean =>
  a.rooms.columns === b.rooms.columns &&
  a.rooms.rows === b.rooms.rows &&
  a.theseus === b.theseus &&
  a.minotaur === b.minotaur &&
  a.exit === b.exit &&
  a.rooms.doors.every((doors, square) => doors === b.rooms.doors[square]);
