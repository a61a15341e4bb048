import type { GameId } from '@dedalo/catalogue';

/** The games on the first page, each with screens of its own. */
export const SHOWN_GAMES = ['pokelabirinto', 'race', 'sokoban', 'stratego', 'theseus'] as const satisfies GameId[];
export type ShownGame = (typeof SHOWN_GAMES)[number];
