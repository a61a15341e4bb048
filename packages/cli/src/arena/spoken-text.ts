import type { BoutOptions } from '@dedalo/arena';
import { printable } from '@dedalo/clients/printable';
import { cropText } from '../terminal/text-width.ts';

type SpokenLine = Parameters<NonNullable<BoutOptions['onLine']>>[0];

/** Lines of a conversation are cut here, because a view of a large board is unreadable. */
const WIDEST = 500;

/** `1> …` is a message to the program in seat 1, `1< …` one from it. */
export function spokenText({ seat, from, text }: SpokenLine): string {
  return `${seat + 1}${from === 'arena' ? '>' : '<'} ${cropText(printable(text), WIDEST)}`;
}
