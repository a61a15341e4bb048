import type { GameId } from '@dedalo/catalogue/loaders';
import { findWebGame } from '../games/index.ts';
import type { ReplayGame } from './replay-game.ts';

/** What replays of a game are watched with. It is loaded when one is watched. */
export const loadReplayGame = (id: GameId): Promise<ReplayGame> => findWebGame(id).replay();
