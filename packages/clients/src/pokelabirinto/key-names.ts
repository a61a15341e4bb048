import type { Command, Words } from '@dedalo/words';
import type { KeyMap } from '../key-map.ts';

/** The letters of the description, and their commands. */
const DESCRIBED: Readonly<Record<string, Command>> = {
  C: 'pokelabirinto.fight',
  T: 'pokelabirinto.turn-back',
  I: 'hint',
};

interface KeyContext {
  readonly words: Words;
  /** Left out by clients in which lines are typed. */
  readonly keys?: Pick<KeyMap, 'keysOf'>;
}

/** The name of a command's first key in a sentence; undefined where it has none. */
export function keyNameOf(command: Command, { keys, words }: KeyContext): string | undefined {
  const key = keys?.keysOf(command)[0];
  if (key === undefined) return undefined;
  return words.client.keys.names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Replaces the described letters in brackets by the keys in use. */
export function withKeys(text: string, context: KeyContext): string {
  if (!context.keys) return text;
  return text.replaceAll(/ \(([CTI])\)/g, (_, letter: string) => {
    const name = keyNameOf(DESCRIBED[letter]!, context);
    return name === undefined ? '' : ` (${name})`;
  });
}
