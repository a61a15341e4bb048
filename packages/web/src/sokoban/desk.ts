import type { SokobanDesk } from '@dedalo/clients';
import { language, words } from '../speech.ts';
import { store } from '../store/game-store.ts';
import { settings } from '../store/settings.ts';

/** What this client has at hand, as it is at the moment of asking. */
export const desk: SokobanDesk = {
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
};
