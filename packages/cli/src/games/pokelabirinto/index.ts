import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import type { BroughtCliGame } from '../cli-game.ts';

export const pokelabirinto: BroughtCliGame<PokelabirintoTypes> = {
  id: 'pokelabirinto',
  screen: async () => {
    const { goOnPokelabirinto } = await import('./screen/open.ts');
    return { startPage: goOnPokelabirinto, goOnPage: goOnPokelabirinto };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  teller: () => import('./plain/step-lines.ts'),
  facts: async () => (await import('@dedalo/clients/pokelabirinto/facts')).pokelabirintoFacts,
  play: async () => (await import('./commands/play.ts')).playPokelabirintoCommand(),
  simulate: async () => (await import('./commands/simulate.ts')).simulatePokelabirintoCommand(),
  commands: {
    summary: 'creatures, mazes and odds of PokéLabirinto',
    load: async () => (await import('./commands/index.ts')).pokelabirintoCommand(),
  },
};
