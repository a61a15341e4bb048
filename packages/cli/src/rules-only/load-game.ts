import { type GameId, LOADERS } from '@dedalo/catalogue/loaders';
import type { Game } from '@dedalo/engine';

/** A game by its contract alone. */
export const loadGame = (id: GameId): Promise<Game> => LOADERS[id]();
