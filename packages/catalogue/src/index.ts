import type { Game } from '@dedalo/engine';
import { GAME_IDS, type GameId, isGameId, LOADERS } from './loaders.ts';

export { GAME_IDS, type GameId } from './loaders.ts';

type Games = { readonly [Id in GameId]: Awaited<ReturnType<(typeof LOADERS)[Id]>> };

/** For all who need every game: they are all loaded. */
export const GAMES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await LOADERS[id]()] as const)),
) as Games;

/** The game of this id, if there is one; for those who know a game only by its contract. */
export const findGame = (id: string): Game | undefined => (isGameId(id) ? GAMES[id] : undefined);
