import type { TextPlace } from '@dedalo/grid';

/** What is wrong with the wish for a game. */
export type ConfigProblem = { readonly code: 'bad-moves'; readonly value: number; readonly most: number };

/** What is wrong with a set-up that somebody wrote. */
export type SetupProblem =
  | { readonly code: 'unknown-piece'; readonly found: string }
  | { readonly code: 'piece-missing'; readonly piece: string }
  | { readonly code: 'piece-twice'; readonly piece: string }
  | { readonly code: 'bad-row'; readonly expected: number; readonly found: number }
  | { readonly code: 'bad-rows'; readonly expected: number; readonly found: number };

export type TextProblem = (
  | ConfigProblem
  | SetupProblem
  | { readonly code: 'unexpected-line'; readonly expected: string }
) & { readonly at?: TextPlace };
