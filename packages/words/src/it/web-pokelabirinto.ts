/** What the browser says of this game. */
export const webPokelabirinto = {} as const;
