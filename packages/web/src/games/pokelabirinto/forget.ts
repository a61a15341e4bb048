import { forgetCreatures } from './creatures/own-creatures.ts';
import { DEFAULT_PREFERENCES } from './parse-preferences.ts';
import { changePreferences } from './preferences.ts';

/** As if nobody had ever chosen anything here. */
export function forgetPokelabirinto(): void {
  changePreferences(DEFAULT_PREFERENCES);
  forgetCreatures();
}
