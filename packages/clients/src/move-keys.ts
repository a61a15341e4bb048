import type { Command, Words } from '@dedalo/words';
import type { KeyMap } from './key-map.ts';

const MOVES = ['up', 'down', 'left', 'right'] as const satisfies readonly Command[];

/** The letters that move, if all four do: the user's own keys may have replaced some. */
export function movingLetters(keys: KeyMap): string | undefined {
  if (keys.letters === 'none') return undefined;
  const moving = MOVES.flatMap((command) => keys.keysOf(command));
  return [...keys.letters].every((letter) => moving.includes(letter)) ? keys.letters : undefined;
}

/** The keys that move, as a sentence names them: the arrow keys and the letters, or their replacements. */
export function moveKeys(keys: KeyMap, { client }: Pick<Words, 'client'>): string {
  const set = movingLetters(keys);
  const letters = set && [...set.toUpperCase()].join(' ');
  // An arrow key has the name of its command.
  const hasArrows = MOVES.every((command) => keys.keysOf(command).includes(command));
  if (hasArrows) return letters === undefined ? client.moveKeys.arrows : client.moveKeys.or(letters);
  if (letters !== undefined) return letters;
  return MOVES.map((command) => firstKey(keys, command, client)).join(' ');
}

function firstKey(keys: KeyMap, command: Command, client: Words['client']): string {
  const key = keys.keysOf(command)[0] ?? '–';
  return client.keys.names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
