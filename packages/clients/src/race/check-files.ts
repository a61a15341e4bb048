import {
  type CfgFile,
  checkPictures,
  type Content,
  type ContentProblem,
  type ContentWarning,
  type FoundFile,
  type FoundMedia,
  isBelowRoot,
  loadContent,
  ROOT_FILE,
  rootAmong,
  type SizeOf,
} from '@dedalo/race';
import type { Problem } from './finding-text.ts';
import type { FolderProblem, MissingMedia } from './folder-finding.ts';

/** The files that were given, as far as the check needs them. */
export interface GameFiles {
  readonly texts: readonly CfgFile[];
  /** Problems found while the files were read. */
  readonly readProblems: readonly FolderProblem[];
  /** All files, including pictures and sounds. */
  readonly paths: ReadonlySet<string>;
  /** Called for existing files only. */
  readonly sizeOf: SizeOf;
}

export interface CheckedFiles {
  /** The first `config.cfg` of the game. */
  readonly root: string;
  /** Set even if pictures have problems. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  /** A missing picture or sound is only a warning: ours take its place. */
  readonly warnings: readonly (ContentWarning | MissingMedia)[];
  readonly media: readonly FoundMedia[];
  /** The file for each name, among the existing ones. */
  readonly found: readonly FoundFile[];
}

/** Files read as a game: the texts, and the pictures and sounds that they name. */
export function checkFiles({ texts, readProblems, paths, sizeOf }: GameFiles): CheckedFiles {
  const root = rootAmong(paths) ?? ROOT_FILE;
  const loaded = loadContent(texts, { root, has: (path) => paths.has(path) });
  const ofGame = readProblems.filter(
    (problem) =>
      isOfAll(problem) || isBelowRoot(problem.file, root) || isNeeded(problem, loaded.ok ? [] : loaded.error),
  );
  if (!loaded.ok) {
    const further = loaded.error.filter((problem) => !isReported(problem, ofGame));
    return { root, content: undefined, problems: [...ofGame, ...further], warnings: [], media: [], found: [] };
  }
  const { content, warnings, media, found } = loaded.value;
  const places = new Map(media.map(({ path, found: file }) => [path, file]));
  const pictures = checkPictures(media, (path) => {
    const file = places.get(path);
    return file && sizeOf(file.path);
  });
  const missing = media
    .filter((use) => !use.found)
    .map(({ file, at, path }) => ({ code: 'missing-media', file, at, path }) as const);
  const all = [...found, ...[...places.values()].flatMap((file) => file ?? [])];
  return {
    root,
    content,
    problems: [...ofGame, ...pictures],
    warnings: [...missing, ...warnings],
    media,
    found: [...new Map(all.map((file) => [file.name, file])).values()],
  };
}

/** Whether a problem concerns all files or ended the reading, so that nothing is known of the others. */
const isOfAll = ({ code, file }: FolderProblem): boolean =>
  file === '' || code === 'too-much' || code === 'too-many-entries';

/** Whether the game names this file, in any folder. */
const isNeeded = ({ file }: FolderProblem, problems: readonly ContentProblem[]): boolean =>
  problems.some((problem) => problem.code === 'missing-file' && problem.path === file);

/** An unreadable file still exists. */
function isReported(problem: ContentProblem, readProblems: readonly FolderProblem[]): boolean {
  const isCutShort = readProblems.some(isOfAll);
  if (problem.code === 'missing-file') return isCutShort || readProblems.some(({ file }) => file === problem.path);
  return problem.code === 'missing-root' && (isCutShort || readProblems.some(({ file }) => file === problem.file));
}
