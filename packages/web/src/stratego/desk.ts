import type { Desk } from '@dedalo/clients/desk';
import { language, words } from '../speech.ts';
import { store } from '../store/game-store.ts';

/** What this client has at hand, as it is at the moment of asking. */
export const desk: Desk = {
  store,
  get words() {
    return words.value;
  },
  get language() {
    return language.value;
  },
};
