import { type Belongings, isSame, type Other } from './belongings.ts';
import type { Entry } from './entry.ts';

/** Data that a client cannot produce itself, and so has to carry for the others. */
export const carriedOf = ({ others }: Belongings, own: Belongings): Entry[] =>
  [...others].flatMap(([name, other]) => (isSame(own.others.get(name)?.value, other.value) ? [] : [other]));

/** Reads untrusted data: the entries that can be carried on. */
export function readCarried(value: unknown): Other[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is Other =>
      typeof entry === 'object' &&
      entry !== null &&
      typeof (entry as Other).key === 'string' &&
      /^[a-z][a-z-]{0,19}$/.test((entry as Other).kind),
  );
}
