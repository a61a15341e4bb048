import { randomBytes } from 'node:crypto';

const BYTES = 8;

/** The seed of a series. The secret of its games follows from it, so it is too long for a program to try all. */
export const freshSeriesSeed = (): string => randomBytes(BYTES).toString('hex');
