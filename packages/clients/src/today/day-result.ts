import { isGameName } from '../progress/progress.ts';
import { type Day, isDay, numberOfDay } from './day.ts';

/** The result of a daily challenge: the best of all attempts. */
export interface DayResult {
  readonly isWon: boolean;
  /** The best possible result. */
  readonly isPerfect: boolean;
  /** The figure that counts, such as `moves`, and its value. */
  readonly figure: string;
  readonly count: number;
}

/** By game, then by day. */
export type DayResults = Readonly<Record<string, Readonly<Record<Day, DayResult>>>>;

/** For these figures more is better; for all others fewer are. */
const COUNTED_UP: readonly string[] = ['score'];

export const NO_RESULTS: DayResults = {};

/** More than ten years. */
export const MOST_DAYS = 4000;
const MOST_GAMES = 100;
const MOST_COUNT = 1_000_000_000;

const rankOf = ({ isWon, isPerfect }: DayResult): number => (isPerfect ? 0 : isWon ? 1 : 2);

/** The better of the two, in either order. */
export function betterOf(a: DayResult, b: DayResult): DayResult {
  const byFigure = a.figure === b.figure ? 0 : a.figure < b.figure ? -1 : 1;
  const byCount = COUNTED_UP.includes(a.figure) ? b.count - a.count : a.count - b.count;
  return (rankOf(a) - rankOf(b) || byFigure || byCount) <= 0 ? a : b;
}

/** Adds the result of a game; a better one from before stays. */
export const addResult = (
  results: DayResults,
  { game, day, result }: { readonly game: string; readonly day: Day; readonly result: DayResult },
): DayResults => joinResults(results, { [game]: { [day]: result } });

/** Joins two sets of results: commutative, associative and idempotent, so nothing is lost in any order. */
export function joinResults(a: DayResults, b: DayResults): DayResults {
  const joined: Record<string, Readonly<Record<Day, DayResult>>> = { ...a };
  for (const [game, days] of Object.entries(b)) joined[game] = joinDays(a[game] ?? {}, days);
  return joined;
}

function joinDays(a: DayResults[string], b: DayResults[string]): DayResults[string] {
  const days = new Map(Object.entries(a));
  for (const [day, result] of Object.entries(b)) {
    const other = days.get(day);
    days.set(day, other ? betterOf(other, result) : result);
  }
  // The oldest are dropped.
  return Object.fromEntries([...days].sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MOST_DAYS));
}

/**
 * Whether a game that ended on one day counts for the challenge of another: it may have been played across midnight, or
 * across a date line.
 */
export const countsFor = (challenge: Day, ended: Day): boolean =>
  Math.abs(numberOfDay(challenge) - numberOfDay(ended)) <= 1;

const RESULT = /^(perfect|won|lost) (\d{1,10}) ([a-z][A-Za-z]{0,31})$/;

/** `won 34 moves`. */
export const formatResult = ({ isWon, isPerfect, count, figure }: DayResult): string =>
  `${isPerfect ? 'perfect' : isWon ? 'won' : 'lost'} ${count} ${figure}`;

export function parseResult(text: unknown): DayResult | undefined {
  const [, word, digits, figure] = (typeof text === 'string' && RESULT.exec(text)) || [];
  const count = Number(digits);
  if (word === undefined || figure === undefined || count > MOST_COUNT) return undefined;
  return { isWon: word !== 'lost', isPerfect: word === 'perfect', figure, count };
}

/** As plain data: `{"sokoban":{"2026-11-19":"won 34 moves"}}`. */
export const plainResults = (results: DayResults): Readonly<Record<string, Readonly<Record<Day, string>>>> =>
  Object.fromEntries(
    Object.entries(results).map(([game, days]) => [
      game,
      Object.fromEntries(Object.entries(days).map(([day, result]) => [day, formatResult(result)])),
    ]),
  );

/** Reads untrusted data: the valid results. */
export function readResults(value: unknown): DayResults {
  if (!isTable(value)) return NO_RESULTS;
  const games = Object.entries(value).filter(([game]) => isGameName(game));
  const read = (days: unknown): DayResults[string] =>
    Object.fromEntries(
      Object.entries(isTable(days) ? days : {}).flatMap(([day, text]) => {
        const result = isDay(day) ? parseResult(text) : undefined;
        return result ? [[day, result]] : [];
      }),
    );
  return joinResults(
    NO_RESULTS,
    Object.fromEntries(games.slice(0, MOST_GAMES).map(([game, days]) => [game, read(days)])),
  );
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
