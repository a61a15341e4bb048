import { freshSeed } from '../../lab/fresh-seed.ts';
import type { Preferences } from './wanted-game.ts';

/** The given seed, else a new one every time. */
export const seedOf = ({ seed }: Pick<Preferences, 'seed'>): string => (seed === '' ? freshSeed() : seed);
