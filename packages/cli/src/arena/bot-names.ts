import { ARENA_GAME_IDS, loadArenaGame } from '@dedalo/arena';

/** The bots of all games. */
export async function botNames(): Promise<readonly string[]> {
  const arenaGames = await Promise.all(ARENA_GAME_IDS.map(loadArenaGame));
  return [...new Set(arenaGames.flatMap((arenaGame) => arenaGame?.bots.map(({ name }) => name) ?? []))];
}
