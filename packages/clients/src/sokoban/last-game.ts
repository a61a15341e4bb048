/** The level that was played last, as it stood when it was begun or solved, is kept under this name. */
export const LAST_GAME = 'sokoban';
