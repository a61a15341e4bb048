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

/** The files that somebody gave, as far as they must be known to be checked. */
export interface GameFiles {
  readonly texts: readonly CfgFile[];
  /** What was found wrong while they were read. */
  readonly told: readonly FolderProblem[];
  /** Of all files, those of pictures and sounds too. */
  readonly paths: ReadonlySet<string>;
  /** Asked of files that are there. */
  readonly sizeOf: SizeOf;
}

export interface CheckedFiles {
  /** The `config.cfg` that the game begins with. */
  readonly root: string;
  /** Also where problems are only of pictures. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  /** A picture or a sound that is missing is no more than this: there are ours. */
  readonly warnings: readonly (ContentWarning | MissingMedia)[];
  readonly media: readonly FoundMedia[];
  /** Which file each name stands for, of those that there are. */
  readonly found: readonly FoundFile[];
}

/** What files are as a game: the texts, and the pictures and sounds that they name. */
export function checkFiles({ texts, told, paths, sizeOf }: GameFiles): CheckedFiles {
  const root = rootAmong(paths) ?? ROOT_FILE;
  const loaded = loadContent(texts, { root, has: (path) => paths.has(path) });
  const ofGame = told.filter(
    (problem) =>
      isOfAll(problem) || isBelowRoot(problem.file, root) || isNeeded(problem, loaded.ok ? [] : loaded.error),
  );
  if (!loaded.ok) {
    const further = loaded.error.filter((problem) => !isTold(problem, ofGame));
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

/** Whether nothing is known of further files: what is wrong is wrong with all that was given, or reading was given up. */
const isOfAll = ({ code, file }: FolderProblem): boolean =>
  file === '' || code === 'too-much' || code === 'too-many-entries';

/** Whether the game names this file, wherever it lies. */
const isNeeded = ({ file }: FolderProblem, problems: readonly ContentProblem[]): boolean =>
  problems.some((problem) => problem.code === 'missing-file' && problem.path === file);

/** A file that cannot be read is there all the same. */
function isTold(problem: ContentProblem, told: readonly FolderProblem[]): boolean {
  const isCutShort = told.some(isOfAll);
  if (problem.code === 'missing-file') return isCutShort || told.some(({ file }) => file === problem.path);
  return problem.code === 'missing-root' && (isCutShort || told.some(({ file }) => file === problem.file));
}
