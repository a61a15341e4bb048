import type { Language, Words } from '@dedalo/words';
import { figureText } from '../history/figure-text.ts';
import type { Day } from './day.ts';
import type { DayResult, DayResults } from './day-result.ts';

/** The state of a game's challenge on a day. */
export const DAY_STATES = ['perfect', 'won', 'lost', 'open'] as const;
export type DayState = (typeof DAY_STATES)[number];

export const stateOf = (result: DayResult | undefined): DayState =>
  !result ? 'open' : result.isPerfect ? 'perfect' : result.isWon ? 'won' : 'lost';

/** The challenges of a day, and what is needed to show them. */
export interface DayOf {
  readonly today: Day;
  readonly results: DayResults;
  /** In the order of the screen. */
  readonly games: readonly string[];
  readonly words: Words;
  readonly language: Language;
}

export const resultOn = ({ results }: Pick<DayOf, 'results'>, game: string, day: Day): DayResult | undefined =>
  results[game]?.[day];

/** “34 moves”, or that it was lost. Never how it was done. */
export const resultText = ({ isWon, figure, count }: DayResult, words: Words): string =>
  isWon ? figureText(words, figure, count) : words.today.states.lost;
