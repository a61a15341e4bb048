import { capital } from '@dedalo/words';

/** A message under a board. */
export interface Message {
  readonly text: string;
  readonly role: 'text' | 'good' | 'bad' | 'faint';
}

/** A code's text as a sentence. Such texts begin with a small letter, because they may follow a file name. */
export const sentence = (text: string): string => `${capital(text)}${/[.!?;…]$/.test(text) ? '' : '.'}`;
