import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayTheseus } from '../../games/theseus/replay.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayTheseus as unknown as ReplayGame);
