/** Steps a second, from one that can be explained to one that is a blur. */
export const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;
export type Speed = (typeof SPEEDS)[number];

export const LAST_SPEED = SPEEDS.length - 1;

/** Where a speed stands on the slider. */
export const speedIndex = (speed: Speed): number => SPEEDS.indexOf(speed);

/** The speed at a place of the slider; places outside give the first or the last. */
export const speedAt = (index: number): Speed => SPEEDS[Math.max(0, Math.min(LAST_SPEED, Math.round(index)))]!;
