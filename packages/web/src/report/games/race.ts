import type { ReplayGame } from '../../replay/replay-game.ts';
import { loadReplayRace } from '../../replay/games/race.ts';

export const loadReplayGame = (): Promise<ReplayGame> => loadReplayRace();
