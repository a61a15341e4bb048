import type { Level } from './level.ts';
import type { Move } from './move.ts';
import { play, start } from './rules.ts';
import type { Rejection, State } from './state.ts';

/** How far moves could be played. */
export interface PlayedMoves {
  readonly state: State;
  /** The first move that was refused, counted from 1. */
  readonly refused?: { readonly number: number; readonly rejection: Rejection };
}

/** Plays moves from the start of a level; after the end of the game the next one is refused. */
export function playMoves(level: Level, moves: readonly Move[]): PlayedMoves {
  let state = start({ level, actionLimit: moves.length + 1 });
  for (const [index, move] of moves.entries()) {
    const played = play(state, 0, { move });
    if (!played.ok) return { state, refused: { number: index + 1, rejection: played.error } };
    state = played.value.state;
  }
  return { state };
}
