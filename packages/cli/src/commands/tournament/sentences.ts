import type { FileProblem, FolderProblem, JournalProblem } from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { placed } from '@dedalo/clients/sentences';
import { say, type Sentences } from '@dedalo/words';
import { arenaSpeech } from '../../arena/arena-words.ts';

/** What is wrong with a file, with its name and the place. */
export function fileSentence(file: string, problem: FileProblem): string {
  const { file: said } = arenaSpeech().tournament;
  return placed(file, problem.at, printable(say(said as Sentences<FileProblem>, problem)));
}

export function folderSentence(folder: string, problem: FolderProblem | JournalProblem): string {
  const { folder: said } = arenaSpeech().tournament;
  return `${folder}: ${printable(say(said as Sentences<FolderProblem | JournalProblem>, problem))}`;
}

/** The sentence for a code of a hand-in that cannot play; codes come back from a file too. */
export function absentSentence(code: string): string {
  const said: Readonly<Record<string, string>> = arenaSpeech().tournament.absent;
  return said[code] ?? code;
}
