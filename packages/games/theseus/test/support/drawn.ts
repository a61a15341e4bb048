import type { Result } from '@dedalo/grid';
import { drawBoard, parseDrawnBoard } from '../../src/board-text.ts';
import { checkBoard, type Placement } from '../../src/check-board.ts';
import { createConfig } from '../../src/config.ts';
import { type Dice, DICE } from '../../src/dice.ts';
import { theseus } from '../../src/game.ts';
import { type Config, type Event, MINOTAUR, type Rejection, type State, THESEUS } from '../../src/state.ts';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('accepted');
  return result.error;
}

/** The rows of a drawing at the margin. */
export const rowsOf = (drawing: string): string[] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A drawing as `picture` gives it. */
export const board = (drawing: string): string => rowsOf(drawing).join('\n');

/** The board of a state, to be compared with `board`. */
export const picture = (placement: Placement): string => drawBoard(placement).join('\n');

export const placed = (drawing: string, supplies: number): Placement =>
  valueOf(parseDrawnBoard(rowsOf(drawing), { supplies }));

export interface Given extends Partial<Config> {
  /** Whose turn it is: the first die of the given round, or the second. */
  readonly turn?: 'minotaur' | 'theseus';
  /** Counted from 1. */
  readonly round?: number;
}

/** A state of a game on a drawn board. */
export function drawn(drawing: string, { turn = 'minotaur', round = 1, ...options }: Given = {}): State {
  const size = (rowsOf(drawing).length - 1) / 2;
  const config = valueOf(createConfig({ size, supplies: 1, walls: 2 * size * size, ...options }));
  const placement = valueOf(checkBoard(config, placed(drawing, config.supplies)));
  return { config, ...placement, dice: 2 * (round - 1) + (turn === 'theseus' ? 1 : 0) };
}

const seatOf = (state: State): number => (state.dice % 2 === 0 ? MINOTAUR : THESEUS);

/** What comes of dice, each played by whose turn it is; every one must be accepted. */
export function played(state: State, ...dice: readonly Dice[]): { state: State; events: Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const die of dice) {
    const step = valueOf(theseus.play(now, seatOf(now), { dice: die }));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

export const after = (state: State, ...dice: readonly Dice[]): State => played(state, ...dice).state;

/** Why a die is refused, which must be. */
export const refusal = (state: State, dice: Dice, seat = seatOf(state)): Rejection =>
  errorOf(theseus.play(state, seat, { dice }));

export const legal = (state: State, seat = seatOf(state)): Dice[] => theseus.legal(state, seat).map(({ dice }) => dice);

/** The tile in a row from the bottom and a column from the left. */
export const at = (state: State, row: number, column: number): number => row * state.config.size + column;

/** The dice and what they are called. */
export const [UP, RIGHT, DOWN, LEFT] = DICE;
