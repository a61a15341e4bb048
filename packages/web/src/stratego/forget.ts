import { DEFAULT_PREFERENCES, preferences } from './preferences.ts';
import { ownSetups } from './setup/own-setups-store.ts';

/** What is in memory of what was kept; the browser's own store has been emptied. */
export function forgetStratego(): void {
  preferences.value = DEFAULT_PREFERENCES;
  ownSetups.value = [];
}
