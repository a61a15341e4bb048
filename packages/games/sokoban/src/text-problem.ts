import type { TextPlace } from '@dedalo/grid';

/** What is wrong with a text that should hold levels, moves or a game. */
export type TextProblem =
  | LevelProblem
  | MovesProblem
  | ConfigProblem
  | { readonly code: 'no-levels'; readonly at?: TextPlace }
  | { readonly code: 'collection-too-large'; readonly at: TextPlace; readonly most: number }
  | { readonly code: 'unexpected-line'; readonly at: TextPlace; readonly expected: string }
  | { readonly code: 'bad-xml'; readonly at: TextPlace; readonly expected: string };

/** What is wrong with a board. */
export type LevelProblem =
  | { readonly code: 'unknown-square'; readonly at: TextPlace; readonly character: string }
  | { readonly code: 'no-player'; readonly at?: TextPlace }
  | { readonly code: 'second-player'; readonly at?: TextPlace }
  | { readonly code: 'player-blocked'; readonly at?: TextPlace }
  | { readonly code: 'board-incomplete'; readonly at?: TextPlace }
  | { readonly code: 'no-boxes'; readonly at?: TextPlace }
  | {
      readonly code: 'boxes-and-goals-differ';
      readonly at?: TextPlace;
      readonly boxes: number;
      readonly goals: number;
    }
  | { readonly code: 'square-twice' | 'square-outside' | 'square-in-wall'; readonly at?: TextPlace }
  | { readonly code: 'level-too-small'; readonly at?: TextPlace; readonly least: number }
  | { readonly code: 'level-too-large'; readonly at?: TextPlace; readonly most: number }
  | RunLengthProblem;

export type RunLengthProblem =
  | { readonly code: 'bad-count'; readonly at: TextPlace; readonly most: number }
  | { readonly code: 'group-not-closed' | 'group-not-opened' | 'count-of-nothing'; readonly at: TextPlace }
  | { readonly code: 'runs-too-long'; readonly at: TextPlace; readonly most: number };

/** What is wrong with a row of moves. */
export type MovesProblem =
  | { readonly code: 'unknown-move'; readonly at: TextPlace; readonly character: string }
  | { readonly code: 'jump-not-closed' | 'jump-not-opened'; readonly at: TextPlace }
  | RunLengthProblem;

/** What is wrong with how a level is to be played. */
export type ConfigProblem =
  | { readonly code: 'bad-limit'; readonly at?: TextPlace; readonly most: number }
  | { readonly code: 'no-reverse-play'; readonly at?: TextPlace };
