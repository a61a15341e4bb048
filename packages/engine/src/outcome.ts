import type { Seat } from './seat.ts';

/** How a game ended. Nobody won where `winners` is empty: a puzzle given up, a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** The game's own code, or `action-limit`. */
  readonly reason: string;
}

export const ACTION_LIMIT = 'action-limit';

export const isSameOutcome = (a: Outcome | undefined, b: Outcome | undefined): boolean =>
  a?.reason === b?.reason && a?.winners.join() === b?.winners.join();
