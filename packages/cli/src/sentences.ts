import type { GameId, GAMES } from '@dedalo/catalogue';
import type { Game, ReplayProblem, TimeRejection } from '@dedalo/engine';
import type { MapProblem, MazeProblem, ShortRow, TextPlace } from '@dedalo/grid';
import type { Rejection, TextProblem } from '@dedalo/sokoban';
import { type GameSentences, say } from '@dedalo/words';
import { speech } from './speech.ts';

/** Codes as sentences of the language that is spoken. */

const withPlace = (file: string, at: TextPlace | undefined): string => (at ? `${file}:${at.line}:${at.column}` : file);

export const mazeSentence = (problem: MazeProblem): string => say(speech().mazes.maze, problem);

export const mapSentence = (file: string, problem: MapProblem): string =>
  `${withPlace(file, 'at' in problem ? problem.at : undefined)}: ${say(speech().mazes.map, problem)}`;

export const warningSentence = (file: string, warning: ShortRow): string =>
  `${withPlace(file, warning.at)}: warning: ${say(speech().mazes.warning, warning)}`;

export const sokobanProblem = (problem: TextProblem): string => say(speech().games.sokoban.problem, problem);

export const sokobanFileProblem = (file: string, problem: TextProblem): string =>
  `${withPlace(file, problem.at)}: ${sokobanProblem(problem)}`;

export const sokobanRejection = (rejection: Rejection): string => say(speech().games.sokoban.rejection, rejection);

export const timeRejection = (rejection: TimeRejection): string => say(speech().client.time, rejection);

type TypesOf<G> = G extends Game<infer T> ? T : never;

const GAME_SENTENCES: { readonly [G in GameId]: GameSentences<TypesOf<(typeof GAMES)[G]>> } = {
  sokoban: { problem: sokobanProblem, rejection: sokobanRejection },
};

/** `game` may be anything that stood in the file. */
export function replaySentence(file: string, game: string, problem: ReplayProblem): string {
  const sentences = speech().replay.problem(GAME_SENTENCES[game as GameId] as GameSentences);
  return `${withPlace(file, problem.at)}: ${say(sentences, problem)}`;
}
