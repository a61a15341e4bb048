import type { FolderProblem } from './folder-finding.ts';

/** No game that somebody brings, as a folder to the page or as a zip, has so many files and folders. */
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

export const isZipPath = (path: string): boolean => /\.zip$/i.test(path);
