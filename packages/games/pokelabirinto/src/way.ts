import type { Direction } from '@dedalo/grid';

/** The described keys, in the order in which ways are listed (P25). */
export const WAYS = ['W', 'A', 'S', 'D'] as const;
export type Way = (typeof WAYS)[number];

export const DIRECTION_OF: Readonly<Record<Way, Direction>> = { W: 'north', A: 'west', S: 'south', D: 'east' };
