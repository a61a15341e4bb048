import type { GameId } from '@dedalo/catalogue/loaders';
import { findWebGame } from '../games/index.ts';
import type { ReplayGame } from './replay-game.ts';

/** How replays of a game are shown; loaded for the first one. */
export const loadReplayGame = (id: GameId): Promise<ReplayGame> => findWebGame(id).replay();
