import { LETTER_CHOICES } from '@dedalo/clients/letter-sets';

/** The allowed values of each setting; the first is the default. */
export const CHOICES = {
  language: ['auto', 'en', 'it', 'pt', 'el'],
  letters: LETTER_CHOICES,
  colours: ['auto', 'none'],
  board: ['auto', 'unicode', 'ascii'],
  edges: ['auto', 'all', 'none'],
  motion: ['full', 'none'],
} as const;

export const SWITCHES = { deadlockNotice: true, deadSquares: false, largeBoards: false } as const;

export type ChoiceName = keyof typeof CHOICES;
export type SwitchName = keyof typeof SWITCHES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

export type Language = (typeof CHOICES.language)[number];

/** The types of unknown settings that survive a rewrite. */
export type OtherValue = string | number | boolean | readonly string[];

type Choices = { readonly [N in ChoiceName]: (typeof CHOICES)[N][number] };
type Switches = { readonly [N in SwitchName]: boolean };

export interface Settings extends Choices, Switches {
  /** Key names by command name. The caller must check the commands. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Settings unknown to this version, by their name in the file. */
  readonly others: Readonly<Record<string, OtherValue>>;
}

export const DEFAULT_SETTINGS: Settings = {
  language: CHOICES.language[0],
  letters: CHOICES.letters[0],
  colours: CHOICES.colours[0],
  board: CHOICES.board[0],
  edges: CHOICES.edges[0],
  motion: CHOICES.motion[0],
  ...SWITCHES,
  keys: {},
  others: {},
};

/** Applies the difference between `before` and `after` to `fresh`: the file may have been edited in between. */
export function carryChanges(before: Settings, after: Settings, fresh: Settings): Settings {
  const names = Object.keys(after) as (keyof Settings)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { ...fresh, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}
