import { GAME_IDS, type GameId, isGameId, LOADERS } from '@dedalo/catalogue/loaders';
import type { GameTypes } from '@dedalo/engine';
import type { ArenaGame } from './arena-game.ts';
import { rulesOnlyArenaGame } from './rules-only.ts';

type Loader = () => Promise<ArenaGame>;

/** What games bring for the arena beside their rules. Each is loaded when it is played. */
const BROUGHT: Readonly<Partial<Record<GameId, Loader>>> = {
  pokelabirinto: async () => (await import('./pokelabirinto.ts')).pokelabirintoArenaGame,
  race: async () => (await import('./race.ts')).raceArenaGame,
  sokoban: async () => (await import('./sokoban.ts')).sokobanArenaGame,
  stratego: async () => (await import('./stratego.ts')).strategoArenaGame,
  theseus: async () => (await import('./theseus.ts')).theseusArenaGame,
  'logic-maze': async () => (await import('./logic-maze.ts')).logicMazeArenaGame,
};

/** Games that bring bots and a score, and say to programs what every game says. */
const WITH_BOTS: Readonly<Partial<Record<GameId, Loader>>> = {
  expedition: async () => (await import('./expedition.ts')).expeditionArenaGame,
};

export const ARENA_GAME_IDS: readonly GameId[] = GAME_IDS;

/** Whether a game brings messages of its own for the arena. */
export const bringsArenaGame = (id: string): boolean => Object.hasOwn(BROUGHT, id);

/** A game as the arena plays it, if there is such a game. */
export async function loadArenaGame(id: string): Promise<ArenaGame | undefined> {
  if (!isGameId(id)) return undefined;
  // Every thread of the arena loads the one game that it plays.
  return (BROUGHT[id] ?? WITH_BOTS[id])?.() ?? rulesOnlyArenaGame<GameTypes>(await LOADERS[id]());
}
