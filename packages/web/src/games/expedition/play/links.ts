/** Where a journey is chosen, and where it is resumed. */
export const MENU = ['pokelabirinto', 'expedition'] as const;
export const PLAY = [...MENU, 'play'] as const;
