import type { Game } from '@dedalo/engine';
import type { GameLoaders } from './judge.ts';

/** The rules alone of each game, without what draws it. */
export const RULES: GameLoaders = {
  pokelabirinto: async () => (await import('../games/pokelabirinto/rules.ts')).pokelabirinto as unknown as Game,
  race: async () => (await import('../games/race/rules.ts')).race as unknown as Game,
  sokoban: async () => (await import('../games/sokoban/rules.ts')).sokoban as unknown as Game,
  stratego: async () => (await import('../games/stratego/rules.ts')).stratego as unknown as Game,
  theseus: async () => (await import('../games/theseus/rules.ts')).theseus as unknown as Game,
  'logic-maze': async () => (await import('../games/logic-maze/rules.ts')).logicMaze as unknown as Game,
};
