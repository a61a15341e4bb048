import type { MazeDesk } from '@dedalo/clients/logic-maze/logic-maze-play';
import { language, words } from '../speech.ts';
import { store } from '../store/game-store.ts';
import { settings } from '../store/settings.ts';

/** What both games have at hand, as it is at the moment of asking. */
export const desk: MazeDesk = {
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
