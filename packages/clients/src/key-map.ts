import { type Command, COMMANDS } from '@dedalo/words';

/** The letter keys for moving, one set at a time; the first is the usual one. */
export const LETTER_SETS = ['wasd', 'hjkl', 'udlr', 'none'] as const;
export type Letters = (typeof LETTER_SETS)[number];

/** The name of a key: a word for one that is no character, such as `page-up`, and the character itself for all others. */
export type Key = string;

export interface KeySettings {
  /** Key names by command name; which of these are commands is for us to find out. */
  readonly keys: Readonly<Record<string, readonly Key[]>>;
  readonly letters: Letters;
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
};

/** The letter for each direction, in the order up, down, left, right. */
const LETTERS: Readonly<Record<Letters, string>> = { wasd: 'wsad', hjkl: 'kjhl', udlr: 'udlr', none: '' };
const DIRECTIONS: readonly Command[] = ['up', 'down', 'left', 'right'];

/** Nobody can lock themselves in. */
const ALWAYS: Partial<CommandKeys> = { back: ['escape'], keys: ['?'] };

/** Which key does what. */
export class KeyMap {
  readonly #keys: ReadonlyMap<Command, readonly Key[]>;

  constructor({ keys, letters }: KeySettings, usual: CommandKeys = USUAL_KEYS) {
    this.#keys = new Map(
      COMMANDS.map((command) => {
        const letter = LETTERS[letters][DIRECTIONS.indexOf(command)];
        const own = Object.hasOwn(keys, command) ? keys[command]! : usual[command];
        const kept = ALWAYS[command] ?? [];
        return [command, [...new Set([...own, ...kept, ...(letter === undefined ? [] : [letter])])]];
      }),
    );
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

/** Fights have keys of their own; these commands are never on a page with one, so that a key may mean both. */
const IN_FIGHTS: readonly Command[] = ['fight', 'turn-back', 'attack-1', 'attack-2'];
const NOT_IN_FIGHTS: readonly Command[] = [
  'up',
  'down',
  'left',
  'right',
  'undo',
  'redo',
  'watch',
  'shorten',
  'reverse',
  'dead-squares',
  'levels',
  'previous',
  'play',
  'faster',
  'slower',
  'first',
  'last',
  'mute',
];

/** Whether two commands can be asked for on one page. */
export const canMeet = (a: Command, b: Command): boolean =>
  !(IN_FIGHTS.includes(a) && NOT_IN_FIGHTS.includes(b)) && !(IN_FIGHTS.includes(b) && NOT_IN_FIGHTS.includes(a));

/** Keys that the settings have given to a command while another one has them too. */
export function doubledKeys(settings: KeySettings, usual: CommandKeys = USUAL_KEYS): Key[] {
  const map = new KeyMap(settings, usual);
  const given = Object.values(settings.keys).flat();
  const isDoubled = (key: Key): boolean => {
    const having = COMMANDS.filter((command) => map.keysOf(command).includes(key));
    return having.some((one, index) => having.slice(index + 1).some((other) => canMeet(one, other)));
  };
  return [...new Set(given)].filter(isDoubled);
}
