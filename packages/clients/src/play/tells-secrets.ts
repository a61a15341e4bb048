import type { GameTypes } from '@dedalo/engine';
import type { Source } from './source.ts';

/**
 * Whether a record of the game now would reveal more than the person may know. Once the game is over nothing is secret.
 */
export const tellsSecrets = <T extends GameTypes>({ game, standing }: Source<T>): boolean =>
  standing.outcome === undefined && (game.hides?.(standing.view) ?? false);
