import type { ReplayGame } from '../../replay/replay-game.ts';
import { replayPokelabirinto } from '../../games/pokelabirinto/replay.tsx';

export const loadReplayGame = (): Promise<ReplayGame> => Promise.resolve(replayPokelabirinto as unknown as ReplayGame);
