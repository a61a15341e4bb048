import { betterOf } from '../today/day-result.ts';
import { type Day, dayAfter } from '../today/day.ts';
import type { KeptGame } from './kept-game.ts';
import type { GameResult } from './library-game.ts';

export type ResultCounts = Readonly<Record<GameResult, number>>;

/** The number of games on a day. */
export interface DayCount {
  readonly day: Day;
  readonly played: number;
  readonly won: number;
}

/** The best game of a level or, where a game has no levels, of the game. */
export interface BestGame {
  readonly title: string;
  readonly figure: string;
  readonly count: number;
  readonly game: KeptGame;
}

export interface Statistics {
  readonly played: number;
  readonly results: ResultCounts;
  /** The share of wins in the games that were won, lost or drawn; undefined where there were none. */
  readonly winShare: number | undefined;
  /** The longest series of wins. */
  readonly longestRow: number;
  /** The last days, today included, the oldest first. */
  readonly days: readonly DayCount[];
  /** By title. */
  readonly best: readonly BestGame[];
}

/** The calendar: today, and the day of a moment. */
export interface Calendar {
  readonly today: Day;
  readonly dayOf: (at: number) => Day;
}

export const SHOWN_DAYS = 30;

/** The statistics of one game; its games come newest first. Games that were put away do not count. */
export function statisticsOf(games: readonly KeptGame[], { today, dayOf }: Calendar): Statistics {
  const over = games.filter(({ result }) => result !== 'open');
  const results: Record<GameResult, number> = { won: 0, lost: 0, drawn: 0, shared: 0, open: 0 };
  for (const { result } of over) results[result]++;
  const decided = results.won + results.lost + results.drawn;
  return {
    played: over.length,
    results,
    winShare: decided === 0 ? undefined : results.won / decided,
    longestRow: longestRow(over),
    days: daysOf(over, { today, dayOf }),
    best: bestGames(over),
  };
}

function longestRow(games: readonly KeptGame[]): number {
  let longest = 0;
  let row = 0;
  for (const { result } of games) {
    row = result === 'won' ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

function daysOf(games: readonly KeptGame[], { today, dayOf }: Calendar): DayCount[] {
  const counts = new Map<Day, { played: number; won: number }>();
  for (let back = SHOWN_DAYS - 1; back >= 0; back--) counts.set(dayAfter(today, -back), { played: 0, won: 0 });
  for (const { at, result } of games) {
    const count = counts.get(dayOf(at));
    if (!count) continue;
    count.played++;
    if (result === 'won') count.won++;
  }
  return [...counts].map(([day, { played, won }]) => ({ day, played, won }));
}

function bestGames(games: readonly KeptGame[]): BestGame[] {
  const best = new Map<string, BestGame>();
  for (const game of games) {
    const [first] = Object.entries(game.figures);
    if (!first || game.result !== 'won') continue;
    const [figure, count] = first;
    const found = { title: game.title, figure, count, game };
    const known = best.get(game.title);
    best.set(game.title, known && isBetter(known, found) ? known : found);
  }
  return [...best.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Whether one is at least as good as the other. */
function isBetter(one: BestGame, other: BestGame): boolean {
  const resultOf = ({ figure, count }: BestGame) => ({ isWon: true, isPerfect: false, figure, count });
  const [a, b] = [resultOf(one), resultOf(other)];
  return betterOf(a, b) === a;
}
