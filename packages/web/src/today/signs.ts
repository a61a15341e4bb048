import type { DayState } from '@dedalo/clients/today/day-state';

/** The sign in a square, for those who do not see its colour. */
export const SIGNS: Readonly<Record<DayState, string>> = { perfect: '★', won: '✓', lost: '×', open: '' };
