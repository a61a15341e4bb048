import type { Game } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import { pokelabirinto } from '@dedalo/pokelabirinto';
import { race } from '@dedalo/race';
import { sokoban } from '@dedalo/sokoban';
import { stratego } from '@dedalo/stratego';
import { theseus } from '@dedalo/theseus';
import { logicMaze } from '@dedalo/theseus/logic';

/** Every game there is, by its id. */
export const GAMES = {
  pokelabirinto,
  race,
  sokoban,
  stratego,
  theseus,
  'logic-maze': logicMaze,
  isles,
} as const;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** The game of this id, if there is one; for those who know a game only by its contract. */
export const findGame = (id: string): Game | undefined =>
  GAME_IDS.map((known) => GAMES[known] as Game).find((game) => game.id === id);
