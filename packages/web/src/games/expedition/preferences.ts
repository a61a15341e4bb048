import { type Starter, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { keptSignal } from '../../store/kept-signal.ts';

/** What was chosen last: it is proposed again. */
export interface Preferences {
  readonly starter: Starter;
}

const USUAL: Preferences = { starter: STARTERS[0] };

/** What makes sense of anything that stood where preferences should. */
function parsePreferences(value: unknown): Preferences {
  const found = typeof value === 'object' && value !== null ? (value as { readonly starter?: unknown }) : {};
  return { starter: STARTERS.find((name) => name === found.starter) ?? USUAL.starter };
}

export const { now: preferences, change: changePreferences } = keptSignal('expedition', parsePreferences);

export const forgetExpedition = (): void => changePreferences(USUAL);
