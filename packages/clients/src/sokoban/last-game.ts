/** The name under which the last level is kept, as it was when it began or was solved. */
export const LAST_GAME = 'sokoban';
