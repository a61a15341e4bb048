import { forgetOwnGames } from './own/own-games.ts';
import { forgetRuns } from './best-runs.ts';
import { changePreferences, DEFAULT_PREFERENCES } from './preferences.ts';

/** Resets the race to its first start. */
export async function forgetRaces(): Promise<void> {
  changePreferences(DEFAULT_PREFERENCES);
  await Promise.all([forgetRuns(), forgetOwnGames()]);
}
