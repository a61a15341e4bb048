import type { End } from '../state.ts';

/** The chances of Theseus; they add up to 1. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export const ODDS_OF_END: Readonly<Record<End, Odds>> = {
  'all-collected': { win: 1, draw: 0, loss: 0 },
  captured: { win: 0, draw: 0, loss: 1 },
  'action-limit': { win: 0, draw: 1, loss: 0 },
};
