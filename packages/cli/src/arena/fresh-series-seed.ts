import { randomBytes } from 'node:crypto';

const BYTES = 8;

/** A seed of a series. The secret of its games comes from it, so it is too long for a program to try them all. */
export const freshSeriesSeed = (): string => randomBytes(BYTES).toString('hex');
