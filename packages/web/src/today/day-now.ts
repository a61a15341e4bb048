import type { DayOf } from '@dedalo/clients/today/day-state';
import { WEB_GAMES } from '../games/index.ts';
import { language, words } from '../speech.ts';
import { dayResults } from '../store/day-results.ts';
import { today } from './today.ts';

/** The current state of today's challenges. */
export const dayNow = (): DayOf => ({
  today: today.value,
  results: dayResults(),
  games: WEB_GAMES.map(({ id }) => id),
  words: words.value,
  language: language.value,
});
