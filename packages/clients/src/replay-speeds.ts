/** Actions a second. */
export const SPEEDS = { least: 0.1, most: 100, usual: 4 } as const;
