import { WORLDS } from '../../looks/world.ts';

/** One for each world, and three for before and after a race. */
export const SONG_NAMES = [...WORLDS, 'title', 'victory', 'game-over'] as const;
export type SongName = (typeof SONG_NAMES)[number];
