import type { Command } from '@dedalo/words';
import { ALL_COMMANDS, canMeet, COMMANDED_GAMES, commandsIn, gameOf, isCommand } from './all-commands.ts';
import { ownKeysOf } from './commands/own-keys.ts';
import { type LetterChoice, letterIn, type Letters, lettersIn } from './letter-sets.ts';

/** The name of a key: a word for one that is no character, such as `page-up`, and the character itself for all others. */
export type Key = string;

export interface KeySettings {
  /** Key names by command name, `usual` for all the usual ones; unknown commands are ignored. */
  readonly keys: Readonly<Record<string, readonly Key[]>>;
  readonly letters: LetterChoice;
}

/** The place where keys are used. */
export interface KeyPlace {
  /** The game, with its own commands and perhaps its own letters. */
  readonly game?: string | undefined;
}

/** Every place whose keys may differ from the others: the games with commands of their own, and everything else. */
export const KEY_PLACES: readonly KeyPlace[] = [{}, ...COMMANDED_GAMES.map((game) => ({ game }))];

/** These keys cannot be taken away, so that nobody loses access. */
const ALWAYS: Readonly<Partial<Record<Command, readonly Key[]>>> = { back: ['escape'], help: ['?'] };

/** Keys that a command never loses. */
export const lastingKeysOf = (command: Command): readonly Key[] => ALWAYS[command] ?? [];

/** Why a command has a key, the strongest reason first: it never loses it, it was given it, it moves, it is usual. */
const REASONS = ['always', 'own', 'letter', 'usual'] as const;
type Claims = Readonly<Record<(typeof REASONS)[number], readonly Key[]>>;

function claimsOf(command: Command, { keys, letters }: KeySettings, { game }: KeyPlace): Claims {
  const { named, usual } = ownKeysOf(command, keys);
  const letter = letterIn(lettersIn(game, letters, keys), command);
  return {
    always: lastingKeysOf(command),
    own: named,
    letter: letter === undefined ? [] : [letter],
    usual,
  };
}

const allClaims = (settings: KeySettings, place: KeyPlace): ReadonlyMap<Command, Claims> =>
  new Map(commandsIn(place.game).map((command) => [command, claimsOf(command, settings, place)]));

/**
 * Which key runs which command. Of commands that can be available together only one has a key, so that help never shows
 * a key that does something else.
 */
export class KeyMap {
  /** The set of letters that move. */
  readonly letters: Letters;
  readonly #keys: ReadonlyMap<Command, readonly Key[]>;

  constructor(settings: KeySettings, place: KeyPlace = {}) {
    this.letters = lettersIn(place.game, settings.letters, settings.keys);
    const claims = allClaims(settings, place);
    this.#keys = new Map([...claims.keys()].map((command) => [command, heldKeys(command, claims)]));
  }

  /** Empty for a command of another game. */
  keysOf(command: Command): readonly Key[] {
    return this.#keys.get(command) ?? [];
  }

  /** The first of some commands that has this key; Shift makes no difference. */
  commandOf(key: Key, commands: readonly Command[]): Command | undefined {
    const find = (wanted: Key): Command | undefined =>
      commands.find((command) => this.keysOf(command).includes(wanted));
    return find(key) ?? find(unshifted(key)) ?? find(latin(unshifted(key)));
  }
}

/** In the order in which they are shown. */
const keysIn = ({ own, usual, always, letter }: Claims): Key[] => [
  ...new Set([...usual, ...own, ...always, ...letter]),
];

const isShared = (command: Command): boolean => gameOf(command) === undefined;

function heldKeys(command: Command, claims: ReadonlyMap<Command, Claims>): readonly Key[] {
  const commands = [...claims.keys()];
  const rivals = commands.filter((other) => other !== command && canMeet(other, command));
  const rankOf = (holder: Command, key: Key): number => {
    const rank = REASONS.findIndex((reason) => claims.get(holder)![reason].includes(key));
    return rank === -1 ? Infinity : rank;
  };
  // Keys chosen for one game come before keys chosen for all games.
  const isBefore = (other: Command): boolean =>
    isShared(other) === isShared(command) ? commands.indexOf(other) < commands.indexOf(command) : isShared(command);
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

/** The name of a key in lists: Shift and a Greek keyboard make no difference. */
export const plainKey = (key: Key): Key => latin(unshifted(key));

/** The Latin letter of a key, as a capital; undefined where it has none. */
export const letterOf = (key: Key): string | undefined => /^[a-z]$/.exec(plainKey(key))?.[0].toUpperCase();

export const isShifted = (key: Key): boolean => unshifted(key) !== key;

/** Names in the settings that are no commands. */
export const unknownCommands = ({ keys }: Pick<KeySettings, 'keys'>): string[] =>
  Object.keys(keys).filter((name) => !isCommand(name));

/** Keys that the settings give to two of this client's commands. */
export function doubledKeys(settings: KeySettings, absent: readonly Command[] = []): Key[] {
  const given = ALL_COMMANDS.flatMap((command) => ownKeysOf(command, settings.keys).named);
  const claims = KEY_PLACES.map((place) => allClaims(settings, place));
  const isDoubled = (key: Key): boolean =>
    claims.some((all) => {
      const heard = [...all.keys()].filter((command) => !absent.includes(command));
      const having = heard.filter((command) => keysIn(all.get(command)!).includes(key));
      return having.some((one, index) => having.slice(index + 1).some((other) => canMeet(one, other)));
    });
  return [...new Set(given)].filter(isDoubled);
}
