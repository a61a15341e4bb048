/** What the browser says of this game. */
export const webStratego = {} as const;
