/** The address of the maze that was played last, so that its list opens there. */
export const lastMaze = { link: '' };
