/** What the browser says of this game. */
export const webTheseus = {} as const;
