import type { Game } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import { pokelabirinto } from '@dedalo/pokelabirinto';
import { expedition } from '@dedalo/pokelabirinto/expedition';
import { race } from '@dedalo/race';
import { sokoban } from '@dedalo/sokoban';
import { stratego } from '@dedalo/stratego';
import { theseus } from '@dedalo/theseus';
import { logicMaze } from '@dedalo/theseus/logic';
import { type GameId, isGameId } from './loaders.ts';

export { GAME_IDS, type GameId } from './loaders.ts';

/**
 * Every game there is, by its id, for whoever needs them all. They are imported and not awaited from the loaders: a
 * bundle in which a game shares modules with the program would wait for itself.
 */
export const GAMES = {
  pokelabirinto,
  expedition,
  race,
  sokoban,
  stratego,
  theseus,
  'logic-maze': logicMaze,
  isles,
} as const satisfies Readonly<Record<GameId, unknown>>;

/** The game of this id, if there is one; for those who know a game only by its contract. */
export const findGame = (id: string): Game | undefined => (isGameId(id) ? GAMES[id] : undefined);
