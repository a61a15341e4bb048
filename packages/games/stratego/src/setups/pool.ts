import { parseSetups } from './setup-text.ts';
import { mirrored, type Setup } from './setup.ts';
import { TEXTS } from './texts.ts';

/** The set-ups that come with the game, each also with left and right changed. */
export const POOL: readonly Setup[] = readPool().flatMap((setup) => [setup, mirrored(setup)]);

function readPool(): readonly Setup[] {
  const setups = parseSetups(TEXTS.pool);
  if (!setups.ok) throw new Error(`the pool of set-ups cannot be read: ${JSON.stringify(setups.error)}`);
  return setups.value;
}
