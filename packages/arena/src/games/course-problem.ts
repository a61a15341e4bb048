import type { GameTypes } from '@dedalo/engine';

/** Why settings make no game. */
export type CourseProblem =
  | { readonly code: 'unknown-setting'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bad-setting'; readonly name: string; readonly value: string; readonly values: string }
  | { readonly code: 'unreadable-file'; readonly name: string; readonly file: string }
  /** A game of the race; the command tells what is wrong with it. */
  | { readonly code: 'unreadable-game'; readonly folder: string; readonly command: string }
  /** In the words of the game. */
  | { readonly code: 'bad-file'; readonly file: string; readonly game: string; readonly problem: GameTypes['Problem'] }
  | { readonly code: 'no-game'; readonly game: string; readonly problem: GameTypes['Problem'] };
