import type { DayState } from '@dedalo/clients/today/day-state';

/** What stands in a square, for whoever does not tell its colour. */
export const SIGNS: Readonly<Record<DayState, string>> = { perfect: '★', won: '✓', lost: '×', open: '' };
