import { changePreferences } from './preferences.ts';
import { DEFAULT_PREFERENCES } from './wanted-game.ts';

/** As if nobody had ever played here. */
export const forgetTheseus = (): void => changePreferences(DEFAULT_PREFERENCES);
