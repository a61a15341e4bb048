import { type Cell, cellAt, DELTAS, isInside, type Point, pointOf } from '@dedalo/grid';
import { createConfig } from './config.ts';
import type { Level } from './level.ts';
import { play, start } from './rules.ts';
import type { Action, Mode, Rejection, State } from './state.ts';
import { directionOf } from './text.ts';

const NOWHERE: Cell = -1;

/** Moves in LURD that begin with a jump are played in reverse. */
export const modeOf = (letters: string): Mode => (letters.startsWith('[') ? 'reverse' : 'forward');

/** Where moves in LURD begin. */
export interface MovesStart {
  readonly mode: Mode;
  /** The player's cell, from which a jump counts; before the first jump its cell in the level. */
  readonly player: Cell;
}

/** The actions that moves in LURD stand for: capitals push or, in reverse play, pull; a jump stands in brackets. */
export function actionsOf(
  level: Level,
  letters: string,
  from: MovesStart = { mode: modeOf(letters), player: level.player },
): Action[] {
  if (from.mode === 'forward') return moves(letters);
  const actions: Action[] = [];
  let at = pointOf(level, from.player);
  for (const [, jump, letter] of letters.matchAll(/\[([^\]]*)\]|(.)/gs)) {
    if (letter === undefined) {
      at = moves(jump!).reduce(stepBy, at);
      // An empty jump only says that the game is in reverse, unless it is the first, which puts the player down.
      if (jump !== '' || actions.length === 0) {
        actions.push({ type: 'jump', to: isInside(at, level) ? cellAt(level, at) : NOWHERE });
      }
      continue;
    }
    for (const action of moves(letter)) {
      at = stepBy(at, action);
      actions.push(letter === letter.toLowerCase() ? action : { ...action, type: 'pull' });
    }
  }
  return actions;
}

type MoveAction = Extract<Action, { type: 'move' }>;

const moves = (letters: string): MoveAction[] =>
  [...letters].flatMap((letter) => {
    const direction = directionOf(letter);
    return direction ? [{ type: 'move' as const, direction }] : [];
  });

const stepBy = ({ x, y }: Point, { direction }: MoveAction): Point => ({
  x: x + DELTAS[direction].x,
  y: y + DELTAS[direction].y,
});

/** How far moves could be played. */
export interface PlayedMoves {
  readonly state: State;
  /** The first action that was refused, counted from 1. */
  readonly refused?: { readonly number: number; readonly rejection: Rejection };
}

/** Plays actions from the start; what follows after the level is solved does not count. */
export function playActions(level: Level, mode: Mode, actions: readonly Action[]): PlayedMoves | undefined {
  const config = createConfig(level, { mode, actionLimit: actions.length + 1 });
  if (!config.ok) return undefined;
  let state = start(config.value);
  for (const [index, action] of actions.entries()) {
    const played = play(state, 0, action);
    if (!played.ok) {
      return played.error.code === 'game-over'
        ? { state }
        : { state, refused: { number: index + 1, rejection: played.error } };
    }
    state = played.value.state;
  }
  return { state };
}
