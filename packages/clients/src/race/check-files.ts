import {
  type CfgFile,
  checkPictures,
  type Content,
  type ContentProblem,
  type ContentWarning,
  loadContent,
  type MediaUse,
  type SizeOf,
} from '@dedalo/race';
import type { Problem } from './finding-text.ts';
import type { FolderProblem, MissingMedia } from './folder-finding.ts';

/** The files of a game, as far as they must be known to be checked. */
export interface GameFiles {
  readonly texts: readonly CfgFile[];
  /** What was found wrong while they were read. */
  readonly told: readonly FolderProblem[];
  readonly has: (path: string) => boolean;
  /** Asked of files that are there. */
  readonly sizeOf: SizeOf;
}

export interface CheckedFiles {
  /** Also where problems are only of pictures. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  /** Who plays can do without these. */
  readonly missing: readonly MissingMedia[];
  readonly warnings: readonly ContentWarning[];
  readonly media: readonly MediaUse[];
}

/** What files are as a game: the texts, and the pictures and sounds that they name. */
export function checkFiles({ texts, told, has, sizeOf }: GameFiles): CheckedFiles {
  const loaded = loadContent(texts);
  if (!loaded.ok) {
    const further = loaded.error.filter((problem) => !isTold(problem, told));
    return { content: undefined, problems: [...told, ...further], missing: [], warnings: [], media: [] };
  }
  const { content, warnings, media } = loaded.value;
  const missing = media
    .filter(({ path }) => !has(path))
    .map(({ file, at, path }) => ({ code: 'missing-media', file, at, path }) as const);
  const pictures = checkPictures(
    media.filter(({ path }) => has(path)),
    sizeOf,
  );
  return { content, problems: [...told, ...pictures], missing, warnings, media };
}

/** A file that cannot be read is there all the same. */
function isTold(problem: ContentProblem, told: readonly FolderProblem[]): boolean {
  const isCutShort = told.some(({ code }) => code === 'too-much' || code === 'too-many-entries');
  if (problem.code === 'missing-file') return isCutShort || told.some(({ file }) => file === problem.path);
  return problem.code === 'missing-root' && (isCutShort || told.some(({ file }) => file === problem.file));
}
