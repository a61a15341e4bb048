/** The address of the level that was played last, so that its list opens there. */
export const lastPlayed = { link: '' };
