import { signal } from '@preact/signals';
import { onForeignWrite, readJson, writeItem } from '../store/local.ts';
import { parsePreferences, type Preferences } from './parse-preferences.ts';

const NAME = 'pokelabirinto';

export const preferences = signal<Preferences>(parsePreferences(readJson(NAME)));

export function changePreferences(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  writeItem(NAME, JSON.stringify(preferences.value));
}

onForeignWrite(NAME, () => {
  preferences.value = parsePreferences(readJson(NAME));
});
