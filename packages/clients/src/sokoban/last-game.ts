/** The name under which the game is kept that was played last. */
export const LAST_GAME = 'sokoban';
