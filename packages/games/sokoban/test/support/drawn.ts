import type { Result } from '@dedalo/grid';
import { drawBoard, groundOf, parseBoard } from '../../src/board-text.ts';
import { createConfig } from '../../src/config.ts';
import { sokoban } from '../../src/game.ts';
import type { Level } from '../../src/level.ts';
import type { Action, Event, Mode, Rejection, State } from '../../src/state.ts';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The rows of a drawing at the margin. Indentation is free; floor at either side of the board is drawn as `-`. */
export const rowsOf = (drawing: string): string[] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const level = (drawing: string): Level => valueOf(parseBoard(rowsOf(drawing)));

/** The start of a game on a drawn board. */
export const start = (drawing: string, options: { readonly mode?: Mode; readonly actionLimit?: number } = {}): State =>
  sokoban.start(valueOf(createConfig(level(drawing), options)), '');

/** The start of a reverse game on a drawn board. */
export const startReverse = (drawing: string, actionLimit = 1000): State =>
  start(drawing, { mode: 'reverse', actionLimit });

/** The cell at a column and a row, both counted from 0. */
export const at = (state: State, x: number, y: number): number => y * state.config.level.width + x;

/** `r` is a move, `R` a pull, `jump 12` a jump. */
export const action = (text: string): Action => valueOf(sokoban.text.parseAction(text));

/** The events of each action; every one must be accepted. */
export function played(state: State, ...actions: readonly string[]): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const text of actions) {
    const step = valueOf(sokoban.play(now, 0, action(text)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, ...actions: readonly string[]): State => played(state, ...actions).state;

/** Why an action is refused, which must be. */
export function refusal(state: State, text: string, seat = 0): Rejection {
  const result = sokoban.play(state, seat, action(text));
  if (result.ok) throw new Error(`${text} was accepted`);
  return result.error;
}

/** The board of a state, to be compared with `board`. */
export const picture = (state: State): string =>
  drawBoard({ ...state.config.level, ...state, ground: groundOf(state.config.level) })
    .join('\n')
    .replaceAll(' ', '-');

/** A drawing as `picture` gives it. */
export function board(drawing: string): string {
  const rows = rowsOf(drawing);
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width).replaceAll(' ', '-')).join('\n');
}

export const legal = (state: State): string[] =>
  sokoban.legal(state, 0).map((known) => sokoban.text.formatAction(known));

/** Level 4 as the description prints it (S8); its top is open. */
export const PRINTED_LEVEL = `
  ###---#-
  #.@$--#-
  ###-$.#-
  #.##$-#-
  #-#-.-##
  #$-*$$.#
  #---.--#
  ########
`;
