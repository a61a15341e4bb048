import { type State, theseus } from '@dedalo/theseus';
import { preferences } from '../preferences.ts';
import { configOf } from '../wanted-game.ts';

/** A board of the kind that the next game has; of its own seed where one is chosen. */
export const previewState = (): State => {
  const wanted = preferences.value;
  return theseus.start(configOf(wanted), wanted.seed === '' ? 'Knossos' : wanted.seed);
};
