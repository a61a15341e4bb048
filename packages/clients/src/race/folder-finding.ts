import type { TextPlace } from '@dedalo/grid';

/** Problems with the files of a folder, found before they are read; paths are relative to the folder. */
export type FolderProblem =
  | { readonly code: 'not-text'; readonly file: string }
  | { readonly code: 'too-large'; readonly file: string; readonly megabytes: number }
  | { readonly code: 'too-much'; readonly file: string; readonly megabytes: number }
  | { readonly code: 'too-many-entries'; readonly file: string; readonly most: number }
  | { readonly code: 'cannot-read'; readonly file: string; readonly reason: string }
  /** A folder or a zip that the user opened, pictures and sounds included. */
  | { readonly code: 'too-much-brought'; readonly file: string; readonly megabytes: number }
  | { readonly code: 'bad-zip'; readonly file: string };

/** A picture, a sound or a font that a file names. */
export interface MissingMedia {
  readonly code: 'missing-media';
  readonly file: string;
  readonly at: TextPlace;
  readonly path: string;
}

export type FolderWarning =
  | MissingMedia
  | { readonly code: 'link-left-out'; readonly file: string }
  | { readonly code: 'name-left-out'; readonly file: string };
