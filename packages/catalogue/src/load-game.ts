import type { Game } from '@dedalo/engine';
import type { GameId } from './index.ts';

/** For whoever shows what there is before any game is loaded. */
const LOADERS: Readonly<Record<GameId, () => Promise<Game>>> = {
  pokelabirinto: async () => (await import('@dedalo/pokelabirinto')).pokelabirinto,
  race: async () => (await import('@dedalo/race')).race,
  sokoban: async () => (await import('@dedalo/sokoban')).sokoban,
  stratego: async () => (await import('@dedalo/stratego')).stratego,
  theseus: async () => (await import('@dedalo/theseus')).theseus,
  'logic-maze': async () => (await import('@dedalo/theseus/logic')).logicMaze,
  isles: async () => (await import('@dedalo/isles')).isles,
};

/** Every game's id, in the order of the catalogue. */
export const GAME_NAMES = Object.keys(LOADERS) as GameId[];

export const loadGame = (id: GameId): Promise<Game> => LOADERS[id]();
