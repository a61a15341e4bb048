/** A seed short enough to be typed again. */
export const freshSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000);
