import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayStratego } from '../../games/stratego/replay.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayStratego as unknown as ReplayGame);
