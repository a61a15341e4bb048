import type { State } from '../state.ts';

/** A solution on its way, a layer at a time: whoever runs it owns the clock. */
export interface Solving<Solution> {
  /** From 0 to 1. */
  readonly progress: number;
  /** Works out up to `budget` layers; there is one a round. */
  advance(budget: number): 'searching' | 'done';
  /** Whether a state that Theseus has not won can follow from the start. */
  covers(state: State): boolean;
  /** What was found, once `advance` has said that it is done. */
  result(): Solution;
}

export function solved<Solution>(solving: Solving<Solution>): Solution {
  while (solving.advance(Number.POSITIVE_INFINITY) !== 'done');
  return solving.result();
}
