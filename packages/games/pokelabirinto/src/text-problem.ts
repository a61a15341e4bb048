import type { TextPlace } from '@dedalo/grid';

/** What is wrong with the wish for a game. */
export type ConfigProblem =
  | {
      readonly code: 'bad-size';
      readonly side: 'rows' | 'columns';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'too-many-species'; readonly value: number; readonly most: number }
  /** The second of that name, counted from 0. */
  | { readonly code: 'same-name'; readonly creature: string; readonly second: number }
  | { readonly code: 'no-rivals' }
  /** Counted from 0. */
  | { readonly code: 'no-such-species'; readonly of: 'creature' | 'rivals'; readonly value: number }
  | { readonly code: 'bad-opponents'; readonly value: number; readonly most: number }
  | { readonly code: 'bad-gain'; readonly least: number; readonly most: number; readonly limit: number }
  | { readonly code: 'bad-limit'; readonly value: number; readonly most: number };

/** What is wrong with a file of creatures. `creature` is the name, or the place in the file where there is none. */
export type CreatureProblem =
  | { readonly code: 'not-toml'; readonly detail: string }
  | { readonly code: 'no-creatures' }
  | { readonly code: 'too-many-creatures'; readonly most: number }
  | { readonly code: 'missing-value'; readonly creature: string; readonly key: string }
  | {
      readonly code: 'bad-number';
      readonly creature: string;
      readonly key: string;
      /** As it stands in the file, short and without characters that a terminal obeys. */
      readonly value: string;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'bad-name';
      readonly creature: string;
      readonly key: string;
      readonly value: string;
      readonly longest: number;
    }
  /** A `creature` that is not written `[[creature]]`. */
  | { readonly code: 'not-a-list'; readonly key: string }
  | { readonly code: 'not-a-table'; readonly key: string }
  | { readonly code: 'unknown-key'; readonly key: string; readonly nearest?: string }
  | { readonly code: 'name-taken'; readonly creature: string };

export type TextProblem = (
  | ConfigProblem
  | CreatureProblem
  | { readonly code: 'unexpected-line'; readonly expected: string }
) & { readonly at?: TextPlace };
