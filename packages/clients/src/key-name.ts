import type { Command, Words } from '@dedalo/words';
import type { KeyMap } from './key-map.ts';

export interface KeyContext {
  readonly words: Words;
  /** Of a client where keys can be chosen; where lines are typed there is none. */
  readonly keys?: Pick<KeyMap, 'keysOf'>;
}

/** How the first key of a command is called in a sentence; undefined where it has none. */
export function keyNameOf(command: Command, { keys, words }: KeyContext): string | undefined {
  const key = keys?.keysOf(command)[0];
  if (key === undefined) return undefined;
  return words.client.keys.names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
