import { keptSignal } from '../../store/kept-signal.ts';
import { parsePreferences } from './parse-preferences.ts';

export const { now: preferences, change: changePreferences } = keptSignal('pokelabirinto', parsePreferences);
