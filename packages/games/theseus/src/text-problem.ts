import type { TextPlace } from '@dedalo/grid';
import type { Tile } from './board.ts';

/** What is wrong with the wish for a game. */
export type ConfigProblem =
  | { readonly code: 'bad-size'; readonly value: number; readonly least: number; readonly most: number }
  | { readonly code: 'bad-supplies'; readonly value: number; readonly most: number }
  /** The border alone has more sides. */
  | { readonly code: 'too-few-walls'; readonly value: number; readonly least: number }
  | { readonly code: 'bad-rounds'; readonly value: number; readonly most: number };

/** What is wrong with a board that somebody wrote. */
export type BoardProblem = {
  readonly code:
    | 'board-open'
    | 'walls-differ'
    | 'too-many-walls'
    | 'board-apart'
    | 'piece-outside'
    | 'supply-misplaced';
  /** Where there is one to blame. */
  readonly tile?: Tile;
};

export type TextProblem = (
  | ConfigProblem
  | BoardProblem
  | { readonly code: 'unexpected-line'; readonly expected: string }
) & { readonly at?: TextPlace };
