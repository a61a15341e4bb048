import type { FolderProblem, FolderWarning } from '@dedalo/clients/race/folder-finding';

/** The files of a game that somebody brought, by their paths below the game's folder. */
export interface Brought {
  /** The folder's, or the zip's; '' where there is none. */
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly warnings: readonly FolderWarning[];
}

/** No game has so many files and folders. */
export const MOST_ENTRIES = 2000;
/** Of all files together, unpacked. */
export const MOST_BYTES = 64_000_000;

export const tooMany = (file: string): FolderProblem => ({ code: 'too-many-entries', file, most: MOST_ENTRIES });

export const tooMuch = (file: string): FolderProblem => ({
  code: 'too-much-brought',
  file,
  megabytes: MOST_BYTES / 1_000_000,
});

/** What begins with a dot belongs to editors and systems. */
export const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') && !isStep(part));

/** These lead somewhere, and are judged with the path. */
const isStep = (part: string): boolean => part === '.' || part === '..';

export const sizeInAll = (files: ReadonlyMap<string, Uint8Array>): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0);
