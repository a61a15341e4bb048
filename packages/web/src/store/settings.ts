import { ALL_COMMANDS } from '@dedalo/clients/all-commands';
import { renameCommands } from '@dedalo/clients/commands/renamed-commands';
import { LETTER_CHOICES } from '@dedalo/clients/letter-sets';
import { type Command, LANGUAGES } from '@dedalo/words';
import { computed, effect, signal } from '@preact/signals';
import type { Theme } from '../design/theme.ts';
import { SKIN_IDS } from '../games/sokoban/board/skin.ts';
import { onForeignWrite, readJson, writeItem } from './local.ts';

/** The allowed values of each setting; the first is the default. */
export const CHOICES = {
  language: ['auto', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'none'],
  pace: ['usual', 'slow', 'fast'],
  letters: LETTER_CHOICES,
  skin: SKIN_IDS,
  edges: ['auto', 'all', 'none'],
} as const;

export const SWITCHES = { sound: true, timer: true, deadlockNotice: true, deadSquares: false } as const;

export type ChoiceName = keyof typeof CHOICES;
export type SwitchName = keyof typeof SWITCHES;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

type Choices = { readonly [N in ChoiceName]: (typeof CHOICES)[N][number] };
type Switches = { readonly [N in SwitchName]: boolean };

export interface Settings extends Choices, Switches {
  /** From 0 to 1. */
  readonly volume: number;
  /** The keys of commands that differ from the usual ones. */
  readonly keys: Readonly<Partial<Record<Command, readonly string[]>>>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'system',
  motion: 'system',
  pace: 'usual',
  letters: 'auto',
  skin: 'knossos',
  edges: 'auto',
  ...SWITCHES,
  volume: 0.5,
  keys: {},
};

/** Reads any data found in place of settings. */
export function parseSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) return DEFAULT_SETTINGS;
  const found = value as Readonly<Record<string, unknown>>;
  const choices = CHOICE_NAMES.filter((name) => (CHOICES[name] as readonly unknown[]).includes(found[name]));
  const switches = SWITCH_NAMES.filter((name) => typeof found[name] === 'boolean');
  const { volume } = found;
  return {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries([...choices, ...switches].map((name) => [name, found[name]])),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    keys: parseKeys(found['keys'], { isOld: !(Number(found['version']) >= VERSION) }),
  };
}

/** The keys of a command, including the word for the usual ones and those left out. */
const MOST_KEYS = 12;

function parseKeys(value: unknown, { isOld }: { readonly isOld: boolean }): Settings['keys'] {
  if (typeof value !== 'object' || value === null) return {};
  const found = value as Readonly<Record<string, unknown>>;
  const isKeys = (keys: unknown): boolean =>
    Array.isArray(keys) && keys.length <= MOST_KEYS && keys.every((key) => typeof key === 'string' && key.length <= 20);
  const entries = Object.entries(found).filter((entry): entry is [string, string[]] => isKeys(entry[1]));
  const keys = isOld ? renameCommands(Object.fromEntries(entries)) : Object.fromEntries(entries);
  const known = ALL_COMMANDS.filter((name) => Object.hasOwn(keys, name));
  return Object.fromEntries(known.map((name) => [name, keys[name]!]));
}

const NAME = 'settings';
/** Before version 2 there were no versions, and games shared one list of commands. */
const VERSION = 2;

export const settings = signal<Settings>(parseSettings(readJson(NAME)));

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  writeItem(NAME, JSON.stringify({ version: VERSION, ...settings.value }));
}

/** Settings that another client may have written: the part that can be used here. */
export const acceptSettings = (found: Readonly<Record<string, unknown>>): void =>
  changeSettings(parseSettings({ version: VERSION, ...settings.peek(), ...found }));

onForeignWrite(NAME, () => {
  settings.value = parseSettings(readJson(NAME));
});

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');
const isSystemDark = signal(systemDark.matches);
const isSystemStill = signal(systemStill.matches);
systemDark.addEventListener('change', ({ matches }) => (isSystemDark.value = matches));
systemStill.addEventListener('change', ({ matches }) => (isSystemStill.value = matches));

/** The theme in use, chosen or the system's. */
export const theme = computed<Theme>(() => {
  const { theme: chosen } = settings.value;
  if (chosen !== 'system') return chosen;
  return isSystemDark.value ? 'dark' : 'light';
});

/** Whether things may move. */
export const hasMotion = computed(() => {
  const { motion } = settings.value;
  return motion === 'system' ? !isSystemStill.value : motion === 'full';
});

/** How long movements take, relative to the default. */
const PACES: Readonly<Record<Settings['pace'], number>> = { usual: 1, slow: 2, fast: 0.5 };

/** How long something is shown that usually takes `ms`; not at all without motion. */
export const motionMs = (ms: number): number => (hasMotion.value ? ms * PACES[settings.value.pace] : 0);

effect(() => {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme.value;
  dataset['motion'] = hasMotion.value ? 'full' : 'none';
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  if (colour !== '') document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
});
