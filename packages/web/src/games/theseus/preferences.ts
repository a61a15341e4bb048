import { keptSignal } from '../../store/kept-signal.ts';
import { parsePreferences } from './wanted-game.ts';

export const { now: preferences, change: changePreferences } = keptSignal('theseus', parsePreferences);
