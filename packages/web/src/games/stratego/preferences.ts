import { type Side, SIDES, type Sitter, SITTERS } from '@dedalo/clients/stratego/players';
import { STEPS } from '@dedalo/clients/stratego/suggested';
import { RULE_SET_NAMES, type RuleSetName } from '@dedalo/stratego';
import { keptSignal } from '../../store/kept-signal.ts';

/** How long a bot may think about a move, in milliseconds. */
export const LEVELS = [100, 500, 2000] as const;

/** The choices before a game. */
export interface Preferences {
  readonly side: Side;
  readonly against: Sitter;
  readonly rules: RuleSetName;
  readonly time: number;
}

export const DEFAULT_PREFERENCES: Preferences = { side: 'red', against: STEPS[0], rules: 'final', time: LEVELS[1] };

/** Reads any data found in place of preferences. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const found = value as Readonly<Record<string, unknown>>;
  return {
    side: SIDES.find((side) => side === found['side']) ?? DEFAULT_PREFERENCES.side,
    against: SITTERS.find((sitter) => sitter === found['against']) ?? DEFAULT_PREFERENCES.against,
    rules: RULE_SET_NAMES.find((name) => name === found['rules']) ?? DEFAULT_PREFERENCES.rules,
    time: LEVELS.find((time) => time === found['time']) ?? DEFAULT_PREFERENCES.time,
  };
}

export const { now: preferences, change: changePreferences } = keptSignal('stratego', parsePreferences);
