import { type Cell, err, type Result, type Size, type TextPlace } from '@dedalo/grid';
import { createLevel, type Level, LONGEST_LEVEL_SIDE } from './level.ts';
import type { LevelProblem } from './text-problem.ts';

/** What stands on a square. */
export interface Square {
  readonly wall?: true;
  readonly goal?: true;
  readonly box?: true;
  readonly player?: true;
}

/** The symbols of XSB, and the letters that .sok allows beside them. */
export const SQUARES: Readonly<Record<string, Square>> = {
  '#': { wall: true },
  ' ': {},
  '-': {},
  _: {},
  '.': { goal: true },
  $: { box: true },
  b: { box: true },
  '*': { box: true, goal: true },
  B: { box: true, goal: true },
  '@': { player: true },
  p: { player: true },
  '+': { player: true, goal: true },
  P: { player: true, goal: true },
};

/** Rows of XSB symbols; `line` is where the first of them stands in its text. Short rows end in floor. */
export function parseBoard(rows: readonly string[], line = 1): Result<Level, LevelProblem> {
  const start = { line, column: 1 };
  const width = rows.reduce((longest, row) => Math.max(longest, row.length), 0);
  const height = rows.length;
  if (width > LONGEST_LEVEL_SIDE || height > LONGEST_LEVEL_SIDE) {
    return err({ code: 'level-too-large', at: start, most: LONGEST_LEVEL_SIDE });
  }
  const walls = new Uint8Array(width * height);
  const goals: Cell[] = [];
  const boxes: Cell[] = [];
  let player: Cell | undefined;
  for (const [y, row] of rows.entries()) {
    for (const [x, character] of [...row].entries()) {
      const at: TextPlace = { line: line + y, column: x + 1 };
      const square = SQUARES[character];
      if (!square) return err({ code: 'unknown-square', at, character });
      const cell = y * width + x;
      if (square.wall) walls[cell] = 1;
      if (square.goal) goals.push(cell);
      if (square.box) boxes.push(cell);
      if (!square.player) continue;
      if (player !== undefined) return err({ code: 'second-player', at });
      player = cell;
    }
  }
  if (player === undefined) return err({ code: 'no-player', at: start });
  const level = createLevel({ width, height, walls, goals, boxes, player });
  return level.ok ? level : err({ at: start, ...level.error });
}

/** What is to be drawn. */
export interface Position extends Size {
  /** The rows without boxes and player. */
  readonly ground: readonly string[];
  readonly boxes: readonly Cell[];
  readonly player: Cell | null;
}

const ground = new WeakMap<Level, readonly string[]>();

/** The rows of a level without boxes and player: wall `#`, goal `.`, floor blank. */
export function groundOf(level: Level): readonly string[] {
  const known = ground.get(level);
  if (known) return known;
  const symbols = Array.from(level.walls, (wall, cell) => (wall === 1 ? '#' : level.isGoal[cell] === 1 ? '.' : ' '));
  const rows = Array.from({ length: level.height }, (_, y) =>
    symbols.slice(y * level.width, (y + 1) * level.width).join(''),
  );
  ground.set(level, rows);
  return rows;
}

/** The rows as XSB, all of the board's width. */
export function drawBoard(position: Position): string[] {
  const symbols = position.ground.map((row) => [...row]);
  const put = (cell: Cell, onFloor: string, onGoal: string): void => {
    const row = symbols[Math.floor(cell / position.width)]!;
    const x = cell % position.width;
    row[x] = row[x] === '.' ? onGoal : onFloor;
  };
  for (const box of position.boxes) put(box, '$', '*');
  if (position.player !== null) put(position.player, '@', '+');
  return symbols.map((row) => row.join(''));
}

/**
 * The starting position of a level as XSB rows without trailing blanks. Where blanks would be lost, and the width or a
 * row with them, floor is written as `-`.
 */
export function formatLevel(level: Level): string[] {
  const rows = drawBoard({ ...level, ground: groundOf(level) }).map((row) => row.trimEnd() || '-');
  if (rows.every((row) => row.length < level.width)) rows[0] = rows[0]!.padEnd(level.width, '-');
  return rows;
}
