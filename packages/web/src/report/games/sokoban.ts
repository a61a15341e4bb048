import type { ReplayGame } from '../../replay/replay-game.ts';
import { replaySokoban } from '../../replay/games/sokoban.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replaySokoban as unknown as ReplayGame);
