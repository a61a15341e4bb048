import type { Game } from '@dedalo/engine';
import type { GameLoaders } from './judge.ts';

/** The rules alone of each game, without what draws it. */
export const RULES: GameLoaders = {
  sokoban: async () => (await import('./games/sokoban-rules.ts')).sokoban as unknown as Game,
};
