import { forgetCreatures } from './creatures/own-creatures.ts';
import { DEFAULT_PREFERENCES } from './parse-preferences.ts';
import { changePreferences } from './preferences.ts';

/** Resets all choices. */
export function forgetPokelabirinto(): void {
  changePreferences(DEFAULT_PREFERENCES);
  forgetCreatures();
}
