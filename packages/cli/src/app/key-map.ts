import { type Command, COMMANDS } from '@dedalo/words';
import type { Settings } from '../store/settings.ts';
import type { Key } from '../terminal/keys.ts';

/** None of these letters is one that moves in any of the sets. */
const USUAL_KEYS: Readonly<Record<Command, readonly Key[]>> = {
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
};

/** The letter for each direction, in the order up, down, left, right. */
const LETTERS: Readonly<Record<Settings['letters'], string>> = { wasd: 'wsad', hjkl: 'kjhl', udlr: 'udlr', none: '' };
const DIRECTIONS: readonly Command[] = ['up', 'down', 'left', 'right'];

/** Nobody can lock themselves in. */
const ALWAYS: Readonly<Partial<Record<Command, readonly Key[]>>> = { back: ['escape'], keys: ['?'] };

/** Which key does what. */
export class KeyMap {
  readonly #keys: ReadonlyMap<Command, readonly Key[]>;

  constructor({ keys, letters }: Pick<Settings, 'keys' | 'letters'>) {
    this.#keys = new Map(
      COMMANDS.map((command) => {
        const letter = LETTERS[letters][DIRECTIONS.indexOf(command)];
        const own = Object.hasOwn(keys, command) ? keys[command]! : USUAL_KEYS[command];
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

export const isShifted = (key: Key): boolean => unshifted(key) !== key;

/** Names in the settings that are no commands. */
export const unknownCommands = ({ keys }: Pick<Settings, 'keys'>): string[] =>
  Object.keys(keys).filter((name) => !(COMMANDS as readonly string[]).includes(name));

/** Keys that the settings have given to a command while another one has them too. */
export function doubledKeys(settings: Pick<Settings, 'keys' | 'letters'>): Key[] {
  const map = new KeyMap(settings);
  const given = Object.values(settings.keys).flat();
  const isDoubled = (key: Key): boolean => COMMANDS.filter((command) => map.keysOf(command).includes(key)).length > 1;
  return [...new Set(given)].filter(isDoubled);
}
