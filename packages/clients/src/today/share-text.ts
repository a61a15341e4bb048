import { gameWords, type Language, type Words } from '@dedalo/words';
import { figureText } from '../history/figure-text.ts';
import type { Day } from './day.ts';
import type { DayResult, DayResults } from './day-result.ts';
import { dayText } from './day-text.ts';
import { anyWonDays, streakOf } from './streak.ts';

/** How the challenge of a game stands today. */
export const DAY_STATES = ['perfect', 'won', 'lost', 'open'] as const;
export type DayState = (typeof DAY_STATES)[number];

export const stateOf = (result: DayResult | undefined): DayState =>
  !result ? 'open' : result.isPerfect ? 'perfect' : result.isWon ? 'won' : 'lost';

const SQUARES: Readonly<Record<DayState, string>> = { perfect: '🟩', won: '🟨', lost: '🟥', open: '⬜' };

/** Whose day it is, in which words. */
export interface DayOf {
  readonly today: Day;
  readonly results: DayResults;
  /** In the order in which they are shown. */
  readonly games: readonly string[];
  readonly words: Words;
  readonly language: Language;
}

/** “34 moves”, or that it was lost. Nothing of how it was done. */
export const resultText = ({ isWon, figure, count }: DayResult, words: Words): string =>
  isWon ? figureText(words, figure, count) : words.today.states.lost;

export const resultOn = ({ results }: Pick<DayOf, 'results'>, game: string, day: Day): DayResult | undefined =>
  results[game]?.[day];

/** What people send each other: squares and numbers, and no solution. */
export function shareText({ link, ...of }: DayOf & { readonly link?: string }): string {
  const { today, results, games, words, language } = of;
  const squares = games.map((game) => SQUARES[stateOf(resultOn(of, game, today))]).join('');
  const lines = games.flatMap((game) => {
    const result = resultOn(of, game, today);
    if (!result) return [];
    return [`${SQUARES[stateOf(result)]} ${gameWords(words, game).name}: ${resultText(result, words)}`];
  });
  const { now } = streakOf(anyWonDays(results), today);
  return [
    `Dedalo, ${dayText(today, language)}`,
    squares,
    ...lines,
    ...(now > 0 ? [words.today.streak(now)] : []),
    ...(link === undefined ? [] : [link]),
  ].join('\n');
}
