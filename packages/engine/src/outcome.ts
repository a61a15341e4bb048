import type { Seat } from './seat.ts';

/** How a game ended. Nobody won where `winners` is empty: a puzzle given up, a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /**
   * The game's own code; in every game that of reaching the action limit is `action-limit`, and that of a resignation
   * `resigned`.
   */
  readonly reason: string;
}
