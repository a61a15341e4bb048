import type { ReplayGame } from '../../replay/replay-game.ts';
import { replaySokoban } from '../../games/sokoban/replay.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replaySokoban as unknown as ReplayGame);
