import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayLogicMaze } from '../../replay/games/logic-maze.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayLogicMaze as unknown as ReplayGame);
