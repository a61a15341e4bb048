import type { GameId } from '@dedalo/catalogue';
import type { ReplayGame } from './replay-game.ts';

type Loader = () => Promise<ReplayGame>;

/** Each is loaded when a replay of it is watched. */
const REPLAY_GAMES: Readonly<Record<GameId, Loader>> = {
  pokelabirinto: async () =>
    (await import('../games/pokelabirinto/replay.tsx')).replayPokelabirinto as unknown as ReplayGame,
  race: async () => (await import('../games/race/replay.ts')).loadReplayRace(),
  sokoban: async () => (await import('../games/sokoban/replay.ts')).replaySokoban as unknown as ReplayGame,
  stratego: async () => (await import('../games/stratego/replay.ts')).replayStratego as unknown as ReplayGame,
  theseus: async () => (await import('../games/theseus/replay.ts')).replayTheseus as unknown as ReplayGame,
  'logic-maze': async () => (await import('../games/logic-maze/replay.ts')).replayLogicMaze as unknown as ReplayGame,
};

export const loadReplayGame = (id: GameId): Promise<ReplayGame> => REPLAY_GAMES[id]();
