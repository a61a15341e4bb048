import type { GameId } from '@dedalo/catalogue';
import type { ArenaGame } from './arena-game.ts';

type Loader = () => Promise<ArenaGame>;

/** Each is loaded when it is played. */
const CONTESTS: Readonly<Record<GameId, Loader>> = {
  pokelabirinto: async () => (await import('./pokelabirinto.ts')).pokelabirintoArenaGame as unknown as ArenaGame,
  race: async () => (await import('./race.ts')).raceArenaGame as unknown as ArenaGame,
  sokoban: async () => (await import('./sokoban.ts')).sokobanArenaGame as unknown as ArenaGame,
  stratego: async () => (await import('./stratego.ts')).strategoArenaGame as unknown as ArenaGame,
  theseus: async () => (await import('./theseus.ts')).theseusArenaGame as unknown as ArenaGame,
  'logic-maze': async () => (await import('./logic-maze.ts')).logicMazeArenaGame as unknown as ArenaGame,
};

export const ARENA_GAME_IDS = Object.keys(CONTESTS) as GameId[];

/** A game as the arena plays it, if there is such a game. */
export async function loadArenaGame(id: string): Promise<ArenaGame | undefined> {
  const known = ARENA_GAME_IDS.find((one) => one === id);
  return known && CONTESTS[known]();
}
