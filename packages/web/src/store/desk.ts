import type { Desk } from '@dedalo/clients/desk';
import type { KeyMap } from '@dedalo/clients';
import { keyMap } from '../input/commands.ts';
import { language, words } from '../speech.ts';
import { store } from './game-store.ts';
import { type Settings, settings } from './settings.ts';

interface BrowserDesk extends Desk {
  readonly settings: Settings;
  readonly keys: KeyMap;
}

/** What this client has at hand for any game, as it is at the moment of asking. */
export const desk: BrowserDesk = {
  store,
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
