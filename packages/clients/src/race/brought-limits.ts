import type { FolderProblem } from './folder-finding.ts';

/** The most files and folders that a game may have when it is brought as a folder or a zip. */
export const MOST_ENTRIES = 2000;
/** For all files together, unpacked. */
export const MOST_BYTES = 64_000_000;

export const tooMany = (file: string): FolderProblem => ({ code: 'too-many-entries', file, most: MOST_ENTRIES });

export const tooMuch = (file: string): FolderProblem => ({
  code: 'too-much-brought',
  file,
  megabytes: MOST_BYTES / 1_000_000,
});

/** Names that begin with a dot belong to editors and systems. */
export const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') && !isStep(part));

/** These change folders; they are checked with the path. */
const isStep = (part: string): boolean => part === '.' || part === '..';

export const isZipPath = (path: string): boolean => /\.zip$/i.test(path);
