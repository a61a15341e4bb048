import type { ReplayGame } from '../../replay/replay-game.ts';
import { loadReplayRace } from '../../games/race/replay.ts';

export const loadReplayGame = (): Promise<ReplayGame> => loadReplayRace();
