import type { ClientContext } from '@dedalo/clients/client-context';
import type { KeyMap } from '@dedalo/clients';
import { keyMap } from '../input/key-map.ts';
import { language, words } from '../speech.ts';
import { store } from './game-store.ts';
import { openSource } from './open-source.ts';
import { type Settings, settings } from './settings.ts';

interface BrowserContext extends ClientContext {
  readonly settings: Settings;
  readonly keys: KeyMap;
}

/** What this client gives any game to work with, always up to date. */
export const clientContext: BrowserContext = {
  store,
  openSource,
  get words() {
    return words.value;
  },
  get language() {
    return language.value;
  },
  get settings() {
    return settings.value;
  },
  get keys() {
    return keyMap.value;
  },
};
