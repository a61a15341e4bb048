import type { Character } from '@dedalo/race';
import { textWidth } from '../../../terminal/text-width.ts';

/** Letters of the language of maps (R34), and Greek and Cyrillic letters that look the same. */
const OF_MAPS = 'SEPVΕΡЅЕРѴ';
const SPARE = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !OF_MAPS.includes(letter));

const known = new WeakMap<readonly Character[], ReadonlyMap<string, string>>();

/**
 * A letter for every opponent's name in a level: its initial, or the first free letter if that belongs to maps, to
 * another name, or is not one column wide. With more names than letters some share one.
 */
export function opponentLetters(opponents: readonly Character[]): ReadonlyMap<string, string> {
  const letters = known.get(opponents) ?? lettersOf([...new Set(opponents.map(({ name }) => name))]);
  known.set(opponents, letters);
  return letters;
}

function lettersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  const give = (name: string, letter: string): void => {
    letters.set(name, letter);
    taken.add(letter);
  };
  for (const name of names) {
    const initial = initialOf(name);
    if (initial !== undefined && !OF_MAPS.includes(initial) && !taken.has(initial)) give(name, initial);
  }
  for (const [index, name] of names.entries()) {
    if (letters.has(name)) continue;
    give(name, SPARE.find((letter) => !taken.has(letter)) ?? SPARE[index % SPARE.length]!);
  }
  return letters;
}

/** Undefined where a name begins with a wide character, or with no letter. */
export function initialOf(name: string): string | undefined {
  const letter = [...name][0]!.toUpperCase();
  return textWidth(letter) === 1 && /^\p{L}$/u.test(letter) ? letter : undefined;
}
