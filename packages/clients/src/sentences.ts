import type { ReplayProblem, TimeRejection } from '@dedalo/engine';
import type { MapProblem, MazeProblem, RaceMapWarning, TextPlace } from '@dedalo/grid';
import type { Rejection, TextProblem } from '@dedalo/sokoban';
import type { StrategoTypes } from '@dedalo/stratego';
import { gameWords, say, type Words } from '@dedalo/words';

/** Codes as sentences. A file without a name is '': then only the place in it is given. */

export function placed(file: string, at: TextPlace | undefined, sentence: string): string {
  const parts = [...(file === '' ? [] : [file]), ...(at ? [at.line, at.column] : [])];
  return parts.length === 0 ? sentence : `${parts.join(':')}: ${sentence}`;
}

export const mazeSentence = (words: Words, problem: MazeProblem): string => say(words.mazes.maze, problem);

export const mapSentence = (words: Words, file: string, problem: MapProblem): string =>
  placed(file, 'at' in problem ? problem.at : undefined, say(words.mazes.map, problem));

export const warningSentence = (words: Words, file: string, warning: RaceMapWarning): string =>
  placed(file, warning.at, `warning: ${say(words.mazes.warning, warning)}`);

export const sokobanProblem = (words: Words, problem: TextProblem): string => say(words.games.sokoban.problem, problem);

export const sokobanFileProblem = (words: Words, file: string, problem: TextProblem): string =>
  placed(file, problem.at, sokobanProblem(words, problem));

export const sokobanRejection = (words: Words, rejection: Rejection): string =>
  say(words.games.sokoban.rejection, rejection);

export const setupProblem = (words: Words, file: string, problem: StrategoTypes['Problem']): string =>
  placed(file, problem.at, say(words.games.stratego.problem, problem));

export const timeRejection = (words: Words, rejection: TimeRejection): string => say(words.client.time, rejection);

/** `game` is untrusted text. */
export function replaySentence(
  words: Words,
  { file, game }: { readonly file: string; readonly game: string },
  problem: ReplayProblem,
): string {
  return placed(file, problem.at, say(words.replay.problem(gameWords(words, game)), problem));
}
