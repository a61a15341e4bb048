/** Where a journey is chosen, and where it is gone on with. */
export const MENU = ['pokelabirinto', 'expedition'] as const;
export const PLAY = [...MENU, 'play'] as const;
