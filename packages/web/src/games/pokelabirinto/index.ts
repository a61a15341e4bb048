import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<PokelabirintoTypes> = {
  id: 'pokelabirinto',
  page: async () => (await import('../../creature-games/page.tsx')).PokelabirintoPage,
  preview: async () => (await import('./preview.ts')).startPokelabirinto,
  facts: async () => (await import('@dedalo/clients/pokelabirinto/facts')).pokelabirintoFacts,
  replay: async () => (await import('./replay.tsx')).loadReplayGame(),
  files: {
    order: 0,
    takes: ({ name, bytes }) =>
      /\.toml$/i.test(name) || /^\s*\[\[ *creature *\]\]/m.test(new TextDecoder().decode(bytes)),
    open: async ({ name, bytes }) => (await import('./menu/bring-creatures.ts')).openCreatures(name, bytes),
  },
  forget: async () => (await import('./forget.ts')).forgetPokelabirinto(),
};

export default game;
