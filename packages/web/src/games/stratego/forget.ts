import { changePreferences, DEFAULT_PREFERENCES } from './preferences.ts';
import { ownSetups } from './setup/own-setups-store.ts';

/** Resets all choices. */
export function forgetStratego(): void {
  changePreferences(DEFAULT_PREFERENCES);
  ownSetups.value = [];
}
