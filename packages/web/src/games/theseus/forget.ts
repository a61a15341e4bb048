import { changePreferences } from './preferences.ts';
import { DEFAULT_PREFERENCES } from './wanted-game.ts';

/** Resets the game to its first start. */
export const forgetTheseus = (): void => changePreferences(DEFAULT_PREFERENCES);
