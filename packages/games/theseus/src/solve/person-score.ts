import type { Seat } from '@dedalo/engine';
import { type End, THESEUS } from '../state.ts';
import { ODDS_OF_END } from './odds.ts';

/** A loss costs a billionth of what a win brings: among equal chances to win a person takes the least dangerous. */
const LOSS_WEIGHT = 2 ** -30;

/** Scores that are closer are as good as equal: rounding errors are smaller. */
export const TIE = 2 ** -50;

/** The chance to win is the score but for the price of a loss, which nobody is shown. */
export const chanceOf = (score: number): number => Math.min(1, Math.max(0, score));

/** What the end of a game is worth to the person in a seat. */
export function scoreOfEnd(end: End, seat: Seat): number {
  const { win, loss } = ODDS_OF_END[end];
  return seat === THESEUS ? win - LOSS_WEIGHT * loss : loss - LOSS_WEIGHT * win;
}
