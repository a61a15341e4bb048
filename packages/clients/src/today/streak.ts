import { type Day, dayAfter } from './day.ts';
import type { DayResults } from './day-result.ts';

/**
 * Days in a row on which the challenge was won. Today does not break a row before it is over: until it is won the row
 * ends yesterday.
 */
export interface Streak {
  /** The current row; 0 if it ended before yesterday. */
  readonly now: number;
  /** The longest row ever. */
  readonly longest: number;
  readonly hasToday: boolean;
}

export function streakOf(won: Iterable<Day>, today: Day): Streak {
  const days = new Set(won);
  const hasToday = days.has(today);
  let now = 0;
  for (let day = hasToday ? today : dayAfter(today, -1); days.has(day); day = dayAfter(day, -1)) now++;
  let longest = 0;
  let row = 0;
  let before: Day | undefined;
  for (const day of [...days].sort()) {
    row = before !== undefined && dayAfter(before) === day ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = day;
  }
  return { now, longest, hasToday };
}

/** The days on which this game's challenge was won. */
export const wonDays = (results: DayResults, game: string): Day[] =>
  Object.entries(results[game] ?? {}).flatMap(([day, { isWon }]) => (isWon ? [day] : []));

/** The days on which the challenge of any game was won. */
export const anyWonDays = (results: DayResults): Set<Day> =>
  new Set(Object.keys(results).flatMap((game) => wonDays(results, game)));
