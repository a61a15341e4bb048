import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<PokelabirintoTypes> = {
  id: 'pokelabirinto',
  page: async () => (await import('./page.tsx')).PokelabirintoPage,
  preview: async () => (await import('./preview.ts')).startPokelabirinto,
  facts: async () => (await import('@dedalo/clients/pokelabirinto/facts')).pokelabirintoFacts,
  replay: async () => (await import('./replay.tsx')).loadReplayGame(),
  forget: async () => (await import('./forget.ts')).forgetPokelabirinto(),
};

export default game;
