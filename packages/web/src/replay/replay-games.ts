import type { GameId } from '@dedalo/catalogue';
import type { ReplayGame } from './replay-game.ts';

type Loader = () => Promise<ReplayGame>;

/** Each is loaded when a replay of it is watched. */
const REPLAY_GAMES: Readonly<Record<GameId, Loader>> = {
  sokoban: async () => (await import('./games/sokoban.ts')).replaySokoban as unknown as ReplayGame,
};

export const loadReplayGame = (id: GameId): Promise<ReplayGame> => REPLAY_GAMES[id]();
