import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayTheseus } from '../../replay/games/theseus.ts';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayTheseus as unknown as ReplayGame);
