import type { OpenedGame } from '@dedalo/clients/history/go-on';
import { type Day, dayOf } from '@dedalo/clients/today/day';
import { openChallenge } from '@dedalo/clients/today/open-challenge';
import { type DayOf, resultOn, resultText, stateOf } from '@dedalo/clients/today/day-state';
import type { CliGame } from './games/cli-game.ts';
import { CLI_GAMES } from './games/index.ts';
import type { Client } from './app/client.ts';
import type { Store } from './store/store.ts';

/** The day on this machine's calendar. */
export const todayHere = (): Day => dayOf(new Date());

/** The current state of a day's challenges. */
export const dayNow = (
  { store, words, language }: Pick<Client, 'store' | 'words' | 'language'>,
  today = todayHere(),
): DayOf => ({ today, results: store.dayResults, games: CLI_GAMES.map(({ id }) => id), words, language });

/** Opens the challenge of a day: as it was left, or from its start. */
export const openToday = async (store: Store, game: CliGame, day = todayHere()): Promise<OpenedGame> =>
  openChallenge(store, await game.facts(), day);

/** “34 moves”, “not played yet”. */
export function toldOf(day: DayOf, game: string): string {
  const result = resultOn(day, game, day.today);
  const { states } = day.words.today;
  const state = stateOf(result);
  if (!result || state === 'lost') return states[state];
  const text = resultText(result, day.words);
  return state === 'perfect' ? `${text} (${states.perfect})` : text;
}
