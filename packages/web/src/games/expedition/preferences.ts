import { type Starter, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { keptSignal } from '../../store/kept-signal.ts';

/** The last choices, which are proposed again. */
export interface Preferences {
  readonly starter: Starter;
}

const USUAL: Preferences = { starter: STARTERS[0] };

/** Reads any data found in place of preferences. */
function parsePreferences(value: unknown): Preferences {
  const found = typeof value === 'object' && value !== null ? (value as { readonly starter?: unknown }) : {};
  return { starter: STARTERS.find((name) => name === found.starter) ?? USUAL.starter };
}

export const { now: preferences, change: changePreferences } = keptSignal('expedition', parsePreferences);

export const forgetExpedition = (): void => changePreferences(USUAL);
