import { capital } from '@dedalo/words';

/** Something to say under a board. */
export interface Message {
  readonly text: string;
  readonly role: 'text' | 'good' | 'bad' | 'faint';
}

/** A code's sentence begins small, after a file name; alone on a line it does not, and it ends with one mark. */
export const sentence = (text: string): string => `${capital(text)}${/[.!?;…]$/.test(text) ? '' : '.'}`;
