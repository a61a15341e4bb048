import type { Fight } from '../../../src/odds/fight.ts';
import { plainOdds } from './plain-fight.ts';
import { solved } from './solved.ts';

/** How far the solver is from a plain graph of all states in the worst of them, and how many states that are. */
export function plainDifference(fight: Fight, cap: number): { readonly states: number; readonly difference: number } {
  const odds = solved(fight);
  const { beginnings, moments } = plainOdds(fight, { cap, energy: 0 });
  let difference = 0;
  for (const standing of beginnings) difference = Math.max(difference, Math.abs(odds.win(standing) - standing.win));
  for (const moment of moments) difference = Math.max(difference, Math.abs(odds.winNow(moment) - moment.win));
  return { states: beginnings.length + moments.length, difference };
}
