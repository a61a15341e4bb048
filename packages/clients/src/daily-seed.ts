/** A day as `2026-11-16`, by universal time. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The seed that is the same for everybody on one day, by universal time. */
export const dailySeed = (date: Date): string => `daily ${dayOf(date)}`;
