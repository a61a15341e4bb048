import type { FileProblem } from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { placed } from '@dedalo/clients/sentences';
import { say, type Sentences } from '@dedalo/words';
import { arenaSpeech } from './arena-words.ts';

/** A problem with a file of a tournament or of a hand-in, with its name and the place. */
export function fileSentence(file: string, problem: FileProblem): string {
  const { file: said } = arenaSpeech().tournament;
  return placed(file, problem.at, printable(say(said as Sentences<FileProblem>, problem)));
}
