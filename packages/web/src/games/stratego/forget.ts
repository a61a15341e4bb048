import { changePreferences, DEFAULT_PREFERENCES } from './preferences.ts';
import { ownSetups } from './setup/own-setups-store.ts';

/** As if nobody had ever chosen anything here. */
export function forgetStratego(): void {
  changePreferences(DEFAULT_PREFERENCES);
  ownSetups.value = [];
}
