import { randomInt } from 'node:crypto';

/** A seed short enough to be typed again. */
export const freshSeed = (): string => String(randomInt(1_000_000));
