import type { Difficulty } from '@dedalo/race';
import { keptSignal } from '../../store/kept-signal.ts';

/** The allowed values; the first is the default. */
export const RACE_CHOICES = {
  difficulty: ['usual', 'gentle', 'fierce'] satisfies readonly Difficulty[],
  /** Which random labyrinths are drawn: always the same, others every day, others every time. */
  course: ['fixed', 'daily', 'new'],
  /** The pace, in hundredths. */
  pace: ['100', '75', '50'],
  /** The place of the touch pad. */
  pad: ['right', 'left', 'none'],
} as const;

export const RACE_SWITCHES = { ghost: true, contrast: false, calm: false } as const;

export type RaceChoice = keyof typeof RACE_CHOICES;
export type RaceSwitch = keyof typeof RACE_SWITCHES;

type Choices = { readonly [N in RaceChoice]: (typeof RACE_CHOICES)[N][number] };
type Switches = { readonly [N in RaceSwitch]: boolean };

export interface Preferences extends Choices, Switches {
  /** From 0 to 1. */
  readonly music: number;
  /** The game to race: a shipped one or the user's own, by its name here. */
  readonly game: string;
  /** The level to practise, or null for all of them. */
  readonly level: number | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  difficulty: 'usual',
  course: 'fixed',
  pace: '100',
  pad: 'right',
  ...RACE_SWITCHES,
  music: 0.5,
  game: 'daedalus',
  level: null,
};

/** Reads any data found in place of preferences. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const found = value as Readonly<Record<string, unknown>>;
  const choices = (Object.keys(RACE_CHOICES) as RaceChoice[]).filter((name) =>
    (RACE_CHOICES[name] as readonly unknown[]).includes(found[name]),
  );
  const switches = (Object.keys(RACE_SWITCHES) as RaceSwitch[]).filter((name) => typeof found[name] === 'boolean');
  const { music, game, level } = found;
  return {
    ...DEFAULT_PREFERENCES,
    ...Object.fromEntries([...choices, ...switches].map((name) => [name, found[name]])),
    ...(typeof music === 'number' && music >= 0 && music <= 1 && { music }),
    ...(typeof game === 'string' && game.length <= 100 && { game }),
    ...(Number.isInteger(level) && (level as number) >= 0 && { level: level as number }),
  };
}

export const { now: preferences, change: changePreferences } = keptSignal('race', parsePreferences);
