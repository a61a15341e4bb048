import type { Command } from '@dedalo/words';
import { type KeyContext, keyNameOf } from '../key-name.ts';

/** The letters of the description, and their commands. */
const DESCRIBED: Readonly<Record<string, Command>> = {
  C: 'pokelabirinto.fight',
  T: 'pokelabirinto.turn-back',
  I: 'hint',
};

/** Replaces the described letters in brackets by the keys in use. */
export function withKeys(text: string, context: KeyContext): string {
  if (!context.keys) return text;
  return text.replaceAll(/ \(([CTI])\)/g, (_, letter: string) => {
    const name = keyNameOf(DESCRIBED[letter]!, context);
    return name === undefined ? '' : ` (${name})`;
  });
}
