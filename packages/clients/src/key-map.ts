import { type Command, COMMANDS } from '@dedalo/words';
import { canMeet } from './can-meet.ts';
import { type LetterChoice, letterIn, type Letters, lettersIn } from './letter-sets.ts';

/** The name of a key: a word for one that is no character, such as `page-up`, and the character itself for all others. */
export type Key = string;

export interface KeySettings {
  /** Key names by command name; which of these are commands is for us to find out. */
  readonly keys: Readonly<Record<string, readonly Key[]>>;
  readonly letters: LetterChoice;
}

/** Where the keys are pressed. */
export interface KeyPlace {
  /** Its letters may differ from those of other games. */
  readonly game?: string | undefined;
  readonly usual?: CommandKeys;
}

export type CommandKeys = Readonly<Record<Command, readonly Key[]>>;

/** None of these letters is one that moves in any of the sets. */
export const USUAL_KEYS: CommandKeys = {
  up: ['up'],
  down: ['down'],
  left: ['left'],
  right: ['right'],
  choose: ['enter'],
  back: ['escape', 'q'],
  keys: ['?'],
  undo: ['z', 'backspace'],
  redo: ['y'],
  restart: ['x'],
  hint: ['i'],
  watch: ['v'],
  shorten: ['f'],
  reverse: ['b'],
  'dead-squares': ['m'],
  levels: ['t'],
  next: ['n'],
  previous: ['p'],
  settings: ['o'],
  export: ['e'],
  play: ['space'],
  faster: ['+', 'page-up'],
  slower: ['-', 'page-down'],
  first: ['home'],
  last: ['end'],
  mute: ['1'],
  fight: ['c'],
  'turn-back': ['t'],
  'attack-1': ['1'],
  'attack-2': ['2'],
  present: ['g'],
};

/** Nobody can lock themselves in. */
const ALWAYS: Partial<CommandKeys> = { back: ['escape'], keys: ['?'] };

const ownKeys = (keys: KeySettings['keys'], command: Command): readonly Key[] | undefined =>
  Object.hasOwn(keys, command) ? keys[command] : undefined;

/** Why a command has a key, the firmest reason first: it never loses it, it was given it, it moves, it is usual. */
const REASONS = ['always', 'own', 'letter', 'usual'] as const;
type Claims = Readonly<Record<(typeof REASONS)[number], readonly Key[]>>;

function claimsOf(command: Command, { keys, letters }: KeySettings, { game, usual = USUAL_KEYS }: KeyPlace): Claims {
  const own = ownKeys(keys, command);
  const letter = letterIn(lettersIn(game, letters, keys), command);
  return {
    always: ALWAYS[command] ?? [],
    own: own ?? [],
    letter: letter === undefined ? [] : [letter],
    usual: own ? [] : usual[command],
  };
}

const allClaims = (settings: KeySettings, place: KeyPlace): ReadonlyMap<Command, Claims> =>
  new Map(COMMANDS.map((command) => [command, claimsOf(command, settings, place)]));

/**
 * Which key does what. Of commands that can meet only one has a key, so that the keys shown for a command are those
 * that give it.
 */
export class KeyMap {
  /** The set of letters that move. */
  readonly letters: Letters;
  readonly #keys: ReadonlyMap<Command, readonly Key[]>;

  constructor(settings: KeySettings, place: KeyPlace = {}) {
    this.letters = lettersIn(place.game, settings.letters, settings.keys);
    const claims = allClaims(settings, place);
    this.#keys = new Map(COMMANDS.map((command) => [command, heldKeys(command, claims)]));
  }

  keysOf(command: Command): readonly Key[] {
    return this.#keys.get(command)!;
  }

  /** The first of some commands that this key stands for; with Shift it is the same key. */
  commandOf(key: Key, commands: readonly Command[]): Command | undefined {
    const find = (wanted: Key): Command | undefined =>
      commands.find((command) => this.keysOf(command).includes(wanted));
    return find(key) ?? find(unshifted(key)) ?? find(latin(unshifted(key)));
  }
}

/** In the order in which they are shown. */
const keysIn = ({ own, usual, always, letter }: Claims): Key[] => [
  ...new Set([...own, ...usual, ...always, ...letter]),
];

function heldKeys(command: Command, claims: ReadonlyMap<Command, Claims>): readonly Key[] {
  const rivals = COMMANDS.filter((other) => other !== command && canMeet(other, command));
  const rankOf = (holder: Command, key: Key): number => {
    const rank = REASONS.findIndex((reason) => claims.get(holder)![reason].includes(key));
    return rank === -1 ? Infinity : rank;
  };
  const isBefore = (other: Command): boolean => COMMANDS.indexOf(other) < COMMANDS.indexOf(command);
  const isLost = (key: Key): boolean =>
    rivals.some((rival) => {
      const difference = rankOf(rival, key) - rankOf(command, key);
      return difference < 0 || (difference === 0 && isBefore(rival));
    });
  return keysIn(claims.get(command)!).filter((key) => !isLost(key));
}

const unshifted = (key: Key): Key => (key.length === 1 ? key.toLowerCase() : key.replace(/^shift-/, ''));

/** Greek keyboards: the Latin letters that stand on the same keys as these. */
const GREEK = 'ςερτυθιοπασδφγηξκλζχψωβνμ';
const LATIN = 'wertyuiopasdfghjklzxcvbnm';

const latin = (key: Key): Key => LATIN[GREEK.indexOf(key)] ?? key;

/** The Latin letter of a key, as a capital; undefined where it has none. */
export const letterOf = (key: Key): string | undefined => /^[a-z]$/.exec(latin(unshifted(key)))?.[0].toUpperCase();

export const isShifted = (key: Key): boolean => unshifted(key) !== key;

/** Names in the settings that are no commands. */
export const unknownCommands = ({ keys }: Pick<KeySettings, 'keys'>): string[] =>
  Object.keys(keys).filter((name) => !(COMMANDS as readonly string[]).includes(name));

/** Keys that the settings have given to a command while another one has them too. */
export function doubledKeys(settings: KeySettings, place: KeyPlace = {}): Key[] {
  const claims = allClaims(settings, place);
  const given = Object.values(settings.keys).flat();
  const isDoubled = (key: Key): boolean => {
    const having = COMMANDS.filter((command) => keysIn(claims.get(command)!).includes(key));
    return having.some((one, index) => having.slice(index + 1).some((other) => canMeet(one, other)));
  };
  return [...new Set(given)].filter(isDoubled);
}
