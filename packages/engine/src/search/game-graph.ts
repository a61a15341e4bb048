/** What a state that is over is worth to seat 0: won, drawn, lost. */
export type GraphOutcome = 1 | 0 | -1;

interface NumberedStates {
  readonly states: number;
  turn(state: number): 0 | 1;
  /** How the game ended; undefined in a state that is not over. */
  outcome(state: number): GraphOutcome | undefined;
}

/**
 * A game for two without chance whose states are numbered from 0; it may go in circles. The moves of a state come as a
 * list or, without anything being allocated, one by one. They are asked for once, and only where the game is not over.
 */
export type GameGraph = NumberedStates &
  ({ moves(state: number): Iterable<number> } | { eachMove(state: number, visit: (next: number) => void): void });
