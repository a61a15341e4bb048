import type { BoutOptions } from '@dedalo/arena';
import { printable } from '@dedalo/clients/printable';

type SpokenLine = Parameters<NonNullable<BoutOptions['onLine']>>[0];

/** Lines of a conversation are cut here: a view of a large board is nothing to read. */
const WIDEST = 500;

/** `1> …` is said to the program in seat 1, `1< …` by it. */
export function spokenText({ seat, from, text }: SpokenLine): string {
  const shown = printable(text);
  return `${seat + 1}${from === 'arena' ? '>' : '<'} ${shown.length > WIDEST ? `${shown.slice(0, WIDEST)}…` : shown}`;
}
