import { nextBoard } from '@dedalo/clients/theseus/ladder';
import { type State, theseus } from '@dedalo/theseus';
import { store } from '../../../store/game-store.ts';
import { preferences } from '../preferences.ts';
import { configOf } from '../wanted-game.ts';

/** The next board of the ladder, or one of the chosen kind; with its seed where one is chosen. */
export function previewState(): State {
  const wanted = preferences.value;
  if (wanted.board === 'ladder' && !wanted.watches) {
    const { config, seed } = nextBoard(store.progress, wanted.side).rung;
    return theseus.start(config, seed);
  }
  return theseus.start(configOf(wanted), wanted.seed === '' ? 'Knossos' : wanted.seed);
}
