import type { GameId, GAMES } from '@dedalo/catalogue';
import type { Game, GameTypes, ReplayProblem, TimeRejection } from '@dedalo/engine';
import type { MapProblem, MazeProblem, RaceMapWarning, TextPlace } from '@dedalo/grid';
import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import type { RaceTypes } from '@dedalo/race';
import type { Rejection, SokobanTypes, TextProblem } from '@dedalo/sokoban';
import type { StrategoTypes } from '@dedalo/stratego';
import type { TheseusTypes } from '@dedalo/theseus';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { type GameSentences, say, type Sentences, type Words } from '@dedalo/words';

/** Codes as sentences. A file without a name is '': then only the place in it is told. */

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

type TypesOf<G> = G extends Game<infer T> ? T : never;

const gameSentences = <T extends GameTypes>({ problem, rejection }: SaidOf<T>): GameSentences<T> => ({
  problem: (found) => say(problem, found),
  rejection: (found) => say(rejection, found),
});

interface SaidOf<T extends GameTypes> {
  readonly problem: Sentences<T['Problem']>;
  readonly rejection: Sentences<T['Rejection']>;
}

const GAME_SENTENCES: { readonly [G in GameId]: (words: Words) => GameSentences<TypesOf<(typeof GAMES)[G]>> } = {
  pokelabirinto: (words) => gameSentences<PokelabirintoTypes>(words.games.pokelabirinto),
  race: (words) => gameSentences<RaceTypes>(words.games.race),
  sokoban: (words) => gameSentences<SokobanTypes>(words.games.sokoban),
  stratego: (words) => gameSentences<StrategoTypes>(words.games.stratego),
  theseus: (words) => gameSentences<TheseusTypes>(words.games.theseus),
  'logic-maze': (words) => gameSentences<LogicMazeTypes>(words.games['logic-maze']),
};

/** `game` may be anything that stood in the file. */
export function replaySentence(
  words: Words,
  { file, game }: { readonly file: string; readonly game: string },
  problem: ReplayProblem,
): string {
  const sentences = Object.hasOwn(GAME_SENTENCES, game) ? GAME_SENTENCES[game as GameId](words) : undefined;
  return placed(file, problem.at, say(words.replay.problem(sentences as GameSentences), problem));
}
