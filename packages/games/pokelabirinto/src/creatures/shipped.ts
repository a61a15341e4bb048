import type { Species } from '../species.ts';
import { readCreatures } from './read-creatures.ts';
import { TEXTS } from './texts.ts';

const read = readCreatures(TEXTS.creatures);
if (!read.ok) throw new Error(`the shipped creatures cannot be read: ${JSON.stringify(read.error)}`);

/** The species that come with the game, in the described order (P8). */
export const SHIPPED: readonly Species[] = read.value;
