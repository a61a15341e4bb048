import type { GameTypes } from '@dedalo/engine';
import type { Source } from './source.ts';

/**
 * Whether a record of the game as it stands tells more than the person here may know. Once the game is over nothing is a
 * secret any more.
 */
export const tellsSecrets = <T extends GameTypes>({ game, standing }: Source<T>): boolean =>
  standing.outcome === undefined && (game.hides?.(standing.view) ?? false);
