/** What Theseus may do in his turn. The first four are in the order of `DIRECTIONS`, and so of a level's steps. */
export const MOVES = ['up', 'right', 'down', 'left', 'wait'] as const;
export type Move = (typeof MOVES)[number];

export const WAIT = MOVES.indexOf('wait');
