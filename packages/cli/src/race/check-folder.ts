import { type Content, type ContentProblem, type ContentWarning, loadContent, type MediaUse } from '@dedalo/race';
import type { FolderProblem, FolderWarning } from './folder-finding.ts';
import type { RaceFolder } from './read-folder.ts';

export type Problem = ContentProblem | FolderProblem;
export type Warning = ContentWarning | FolderWarning;

export interface CheckedMedia extends MediaUse {
  readonly isThere: boolean;
}

/** What a folder is as a game. */
export interface Checked {
  /** Also where there are problems, as long as they are only of pictures and sounds. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
  readonly media: readonly CheckedMedia[];
}

export function checkFolder(folder: RaceFolder): Checked {
  const loaded = loadContent(folder.texts);
  if (!loaded.ok) {
    const further = loaded.error.filter((problem) => !isTold(problem, folder.problems));
    return { content: undefined, problems: [...folder.problems, ...further], warnings: folder.warnings, media: [] };
  }
  const { content, warnings } = loaded.value;
  const media = loaded.value.media.map(({ file, at, path }) => ({ file, at, path, isThere: folder.files.has(path) }));
  const missing = media
    .filter(({ isThere }) => !isThere)
    .map(({ file, at, path }) => ({ code: 'missing-media', file, at, path }) as const);
  return { content, problems: [...folder.problems, ...missing], warnings: [...folder.warnings, ...warnings], media };
}

/** A file that cannot be read is there all the same. */
function isTold(problem: ContentProblem, told: readonly FolderProblem[]): boolean {
  const isCutShort = told.some(({ code }) => code === 'too-much' || code === 'too-many-entries');
  if (problem.code === 'missing-file') return isCutShort || told.some(({ file }) => file === problem.path);
  return problem.code === 'missing-root' && (isCutShort || told.some(({ file }) => file === problem.file));
}

export interface Summary {
  readonly levels: number;
  readonly maps: number;
  readonly opponents: number;
  readonly powerUps: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const summaryOf = ({ levels, powerUps }: Content): Summary => ({
  levels: levels.length,
  maps: sum(levels.map(({ maps }) => maps.length)),
  opponents: sum(levels.map(({ opponents }) => opponents.length)),
  powerUps: powerUps.length,
});
