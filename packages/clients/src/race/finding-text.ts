import type { ContentProblem, ContentWarning } from '@dedalo/race';
import { say, type Words } from '@dedalo/words';
import { printable } from '../printable.ts';
import { placed } from '../sentences.ts';
import { raceProblemText } from './file-problems.ts';
import type { FolderProblem, FolderWarning } from './folder-finding.ts';

/** A finding in the files of a race, from any of the checks. */
export type Problem = ContentProblem | FolderProblem;
export type Warning = ContentWarning | FolderWarning;

type OfFolder = FolderProblem | FolderWarning;

const isOfFolder = (words: Words, finding: Problem | Warning): finding is OfFolder =>
  Object.hasOwn(words.games.race.files.folder, finding.code);

/** The problem without its place. */
export const problemText = (words: Words, problem: Problem): string =>
  isOfFolder(words, problem) ? say<OfFolder>(words.games.race.files.folder, problem) : raceProblemText(words, problem);

export const warningText = (words: Words, warning: Warning): string =>
  isOfFolder(words, warning)
    ? say<OfFolder>(words.games.race.files.folder, warning)
    : say(words.games.race.files.warning, warning);

/**
 * A sentence after its place, in the format that editors and terminals link: the folder as the user named it, or ''
 * where it is obvious.
 */
export function placedText(folder: string, finding: Problem | Warning, text: string): string {
  const isInside = folder !== '' && finding.file !== '';
  const file = isInside ? `${folder.replace(/\/+$/, '')}/${finding.file}` : folder || finding.file;
  return placed(printable(file), 'at' in finding ? finding.at : undefined, text);
}
