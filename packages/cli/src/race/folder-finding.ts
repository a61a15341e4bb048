import type { TextPlace } from '@dedalo/grid';

/** What stands in the way of a folder's files, before anybody knows what is in them; paths are below the folder. */
export type FolderProblem =
  | { readonly code: 'not-text'; readonly file: string }
  | { readonly code: 'too-large'; readonly file: string; readonly megabytes: number }
  | { readonly code: 'too-much'; readonly file: string; readonly megabytes: number }
  | { readonly code: 'too-many-entries'; readonly file: string; readonly most: number }
  | { readonly code: 'cannot-read'; readonly file: string; readonly reason: string }
  /** A picture, a sound or a font that a file names. */
  | { readonly code: 'missing-media'; readonly file: string; readonly at: TextPlace; readonly path: string };

export interface FolderWarning {
  readonly code: 'link-left-out';
  readonly file: string;
}
