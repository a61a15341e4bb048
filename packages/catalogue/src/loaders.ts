/** Every game there is, by its id, and how its rules are loaded: whoever needs one game loads no other. */
export const LOADERS = {
  pokelabirinto: async () => (await import('@dedalo/pokelabirinto')).pokelabirinto,
  expedition: async () => (await import('@dedalo/pokelabirinto/expedition')).expedition,
  race: async () => (await import('@dedalo/race')).race,
  sokoban: async () => (await import('@dedalo/sokoban')).sokoban,
  stratego: async () => (await import('@dedalo/stratego')).stratego,
  theseus: async () => (await import('@dedalo/theseus')).theseus,
  'logic-maze': async () => (await import('@dedalo/theseus/logic')).logicMaze,
  isles: async () => (await import('@dedalo/isles')).isles,
} as const;

export type GameId = keyof typeof LOADERS;
export const GAME_IDS = Object.keys(LOADERS) as GameId[];

export const isGameId = (name: string): name is GameId => Object.hasOwn(LOADERS, name);
