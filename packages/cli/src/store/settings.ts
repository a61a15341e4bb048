import { LETTER_CHOICES } from '@dedalo/clients/letter-sets';

/** What each setting may be; the first is the default. */
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

/** What an unknown setting may hold to survive a rewrite. */
export type OtherValue = string | number | boolean | readonly string[];

type Choices = { readonly [N in ChoiceName]: (typeof CHOICES)[N][number] };
type Switches = { readonly [N in SwitchName]: boolean };

export interface Settings extends Choices, Switches {
  /** Key names by command name. Which commands there are is for the caller to know. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Settings that this version does not know, by their name in the file. */
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

/** What differs between `before` and `after`, done to `fresh`: somebody may have edited the file in between. */
export function carryChanges(before: Settings, after: Settings, fresh: Settings): Settings {
  const names = Object.keys(after) as (keyof Settings)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { ...fresh, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}
