import type { Result } from '@dedalo/grid';
import { drawBoard, parseBoard } from '../../../src/logic/board-text.ts';
import { createConfig } from '../../../src/logic/config.ts';
import { logicMaze } from '../../../src/logic/game.ts';
import type { Level } from '../../../src/logic/level.ts';
import type { Action, Event, Rejection, State } from '../../../src/logic/state.ts';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The rows of a drawing, without its indentation. */
export const rowsOf = (drawing: string): string[] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const level = (drawing: string): Level => valueOf(parseBoard(rowsOf(drawing)));

/** The start of a game on a drawn board. */
export const start = (drawing: string, options: { readonly actionLimit?: number } = {}): State =>
  logicMaze.start(valueOf(createConfig(level(drawing), options)), '');

/** The square at a column and a row, both counted from 0. */
export const at = (state: State, column: number, row: number): number =>
  row * state.config.level.rooms.columns + column;

export const action = (letter: string): Action => valueOf(logicMaze.text.parseAction(letter));

/** Plays letters, every one of which must be accepted. */
export function played(state: State, letters: string): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const letter of letters) {
    const step = valueOf(logicMaze.play(now, 0, action(letter)));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, letters: string): State => played(state, letters).state;

/** Why an action is refused, which must be. */
export function refusal(state: State, letter: string, seat = 0): Rejection {
  const result = logicMaze.play(state, seat, action(letter));
  if (result.ok) throw new Error(`${letter} was accepted`);
  return result.error;
}

/** The board of a state, to be compared with `board`. */
export const picture = (state: State): string => drawBoard(logicMaze.view(state, 0)).join('\n');

/** A drawing as `picture` gives it. */
export const board = (drawing: string): string => rowsOf(drawing).join('\n');

export const legal = (state: State): string =>
  logicMaze
    .legal(state, 0)
    .map((known) => logicMaze.text.formatAction(known))
    .join('');

export const outcome = (state: State): string | undefined => logicMaze.outcome(state)?.reason;
