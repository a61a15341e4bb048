import { type ArenaGame, ARENA_GAME_IDS, loadArenaGame } from '@dedalo/arena';
import { nearest } from '@dedalo/grid';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

/** The game with the typed name. */
export async function findArenaGame(id: string): Promise<ArenaGame> {
  const arenaGame = await loadArenaGame(id);
  if (arenaGame) return arenaGame;
  const meant = nearest(id, ARENA_GAME_IDS);
  const about = { game: id, games: ARENA_GAME_IDS, ...(meant !== undefined && { meant }) };
  throw new UsageError(arenaSpeech().match.unknownGame(about));
}
