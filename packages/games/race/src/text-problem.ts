import type { TextPlace } from '@dedalo/grid';

/** What is wrong with a text of the game. */
export type TextProblem =
  | { readonly code: 'not-json'; readonly at?: TextPlace }
  /** The part that cannot be what it should be. */
  | { readonly code: 'bad-part'; readonly part: string; readonly at?: TextPlace }
  | { readonly code: 'bad-content'; readonly problems: number; readonly at?: TextPlace }
  | { readonly code: 'bad-action'; readonly found: string; readonly at?: TextPlace };
