import { printable } from '@dedalo/clients/printable';
import { raceProblemText } from '@dedalo/clients/race/file-problems';
import { placed } from '@dedalo/clients/sentences';
import { say, type Words } from '@dedalo/words';
import type { Problem, Warning } from './check-folder.ts';
import type { FolderProblem, FolderWarning } from './folder-finding.ts';

type OfFolder = FolderProblem | FolderWarning;

const isOfFolder = (words: Words, finding: Problem | Warning): finding is OfFolder =>
  Object.hasOwn(words.games.race.files.folder, finding.code);

/** What is wrong, without its place. */
export const problemText = (words: Words, problem: Problem): string =>
  isOfFolder(words, problem) ? say<OfFolder>(words.games.race.files.folder, problem) : raceProblemText(words, problem);

export const warningText = (words: Words, warning: Warning): string =>
  isOfFolder(words, warning)
    ? say<OfFolder>(words.games.race.files.folder, warning)
    : say(words.games.race.files.warning, warning);

/** A sentence behind its place, as editors and terminals follow it: the folder is named as the user named it. */
export function placedText(folder: string, finding: Problem | Warning, text: string): string {
  const isInside = finding.file !== '';
  const file = isInside ? `${folder.replace(/\/+$/, '')}/${finding.file}` : folder;
  return placed(printable(file), 'at' in finding ? finding.at : undefined, text);
}
