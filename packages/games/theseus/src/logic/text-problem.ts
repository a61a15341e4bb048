import type { TextPlace } from '@dedalo/grid';

export const PIECES = ['theseus', 'minotaur', 'exit'] as const;
export type Piece = (typeof PIECES)[number];

/** What is wrong with a board. */
export type LevelProblem =
  | { readonly code: 'level-too-small'; readonly at?: TextPlace; readonly least: number }
  | { readonly code: 'level-too-large'; readonly at?: TextPlace; readonly most: number }
  | {
      readonly code:
        | 'board-incomplete'
        | 'border-open'
        | 'doors-differ'
        | 'piece-outside'
        | 'begins-caught'
        | 'begins-escaped';
      readonly at?: TextPlace;
    };

/** What is wrong with the drawing of a board. */
export type DrawingProblem =
  | LevelProblem
  | {
      readonly code: 'unexpected-character';
      readonly at: TextPlace;
      readonly character: string;
      readonly expected: string;
    }
  | { readonly code: 'row-too-long' | 'row-too-short'; readonly at: TextPlace; readonly expected: number }
  | { readonly code: 'piece-missing'; readonly at: TextPlace; readonly piece: Piece }
  | { readonly code: 'piece-twice'; readonly at: TextPlace; readonly piece: Piece };

export type MovesProblem = { readonly code: 'unknown-move'; readonly at: TextPlace; readonly character: string };

/** What is wrong with a file of levels. */
export type CollectionProblem =
  | DrawingProblem
  | MovesProblem
  | { readonly code: 'no-levels'; readonly at?: TextPlace }
  /** A title or a solution of no board. */
  | { readonly code: 'board-missing'; readonly at: TextPlace }
  /** Said a second time of the file or of one level. */
  | { readonly code: 'key-twice'; readonly at: TextPlace; readonly key: string };

/** What is wrong with how a level is to be played. */
export type ConfigProblem = { readonly code: 'bad-limit'; readonly at?: TextPlace; readonly most: number };

/** What is wrong with a text that should hold levels, moves or a game. */
export type TextProblem =
  | CollectionProblem
  | ConfigProblem
  | { readonly code: 'unexpected-line'; readonly at: TextPlace; readonly expected: string };
