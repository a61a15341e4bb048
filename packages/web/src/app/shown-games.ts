import type { GameId } from '@dedalo/catalogue';

/** The games that have screens here; replays of the others can be watched as text. */
export const SHOWN_GAMES = ['sokoban', 'race'] as const satisfies GameId[];
export type ShownGame = (typeof SHOWN_GAMES)[number];
