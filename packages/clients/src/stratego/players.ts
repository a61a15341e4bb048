/** The sides of the game; the place of each is its seat. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** The bots by their strength, under the names that people type; this file loads nothing of the game. */
export const PLAYER_NAMES = ['random', 'recruit', 'rules', 'corporal', 'captain', 'colonel', 'search'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** The players that a side can have. */
export const SITTERS = [...PLAYER_NAMES, 'person'] as const;
export type Sitter = (typeof SITTERS)[number];

export const USUAL_OPPONENT: PlayerName = 'search';

/** How long a bot may think about a move, in milliseconds. */
export const USUAL_TIME = 100;
export const MOST_TIME = 600_000;
