import type { TextPlace } from '@dedalo/grid';

/** What is wrong with a file of a tournament or of a hand-in. Values are written as people type them, in no language. */
export type FileProblem = (
  | { readonly code: 'unreadable' }
  | { readonly code: 'not-toml'; readonly detail: string }
  | { readonly code: 'unknown-key'; readonly key: string; readonly known: readonly string[]; readonly meant?: string }
  | { readonly code: 'missing-key'; readonly key: string }
  | { readonly code: 'bad-value'; readonly key: string; readonly values: string }
  /** A name that others have too, or that differs only in capitals. */
  | { readonly code: 'name-taken'; readonly key: string; readonly name: string }
  | { readonly code: 'bad-command'; readonly key: string; readonly detail: string }
  /** `bot` and `command` together, `nodes` and `ms` together. */
  | { readonly code: 'either-or'; readonly key: string; readonly other: string }
) & { readonly at?: TextPlace };
