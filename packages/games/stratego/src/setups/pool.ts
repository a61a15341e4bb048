import { parseSetups } from './setup-text.ts';
import { mirrored, type Setup } from './setup.ts';
import { TEXTS } from './texts.ts';

const read = readPool();
const withMirrors = (setups: readonly Setup[]): readonly Setup[] => setups.flatMap((setup) => [setup, mirrored(setup)]);

/** The set-ups that come with the game, the best rated first, each also with left and right changed. */
export const POOL: readonly Setup[] = withMirrors(read);

/** The best sixth: still too many to know what is where. */
export const STRONG_SETUPS: readonly Setup[] = withMirrors(read.slice(0, Math.ceil(read.length / 6)));

function readPool(): readonly Setup[] {
  const setups = parseSetups(TEXTS.pool);
  if (!setups.ok) throw new Error(`the pool of set-ups cannot be read: ${JSON.stringify(setups.error)}`);
  return setups.value;
}
