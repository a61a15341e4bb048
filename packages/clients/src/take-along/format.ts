import { hashText } from '@dedalo/engine';
import type { Entry } from './entry.ts';

export const FIRST_WORDS = 'dedalo take-along';
export const VERSION = 1;

/** Everything as one text: a line for each entry, and a last one that shows whether the file is complete. */
export function formatTakeAlong(entries: readonly Entry[]): string {
  const lines = entries.map(({ kind, key, value }) => `${kind} ${JSON.stringify(key)} ${JSON.stringify(value)}`);
  return [`${FIRST_WORDS} ${VERSION}`, ...lines, endOf(lines), ''].join('\n');
}

/** `end 12 0123456789abcdef`: the number of entries, and their fingerprint. */
export const endOf = (lines: readonly string[]): string => `end ${lines.length} ${hashText(lines.join('\n'))}`;
