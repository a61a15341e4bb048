import type { Seat } from './seat.ts';

/** How a game ended. Nobody won where `winners` is empty: a puzzle given up, a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** The game's own code; that of reaching the action limit is `action-limit` in every game. */
  readonly reason: string;
}
