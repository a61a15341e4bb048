import type { PokelabirintoDesk } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { keyMap } from '../input/commands.ts';
import { language, words } from '../speech.ts';
import { store } from '../store/game-store.ts';

/** What this client has at hand, as it is at the moment of asking. */
export const desk: PokelabirintoDesk = {
  store,
  get words() {
    return words.value;
  },
  get language() {
    return language.value;
  },
  get keys() {
    return keyMap.value;
  },
};
