import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayLogicMaze } from '../../games/logic-maze/replay.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayLogicMaze as unknown as ReplayGame);
