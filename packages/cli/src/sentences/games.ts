import type { Game, GameTypes } from '@dedalo/engine';
import type { GameId, GAMES } from '@dedalo/catalogue';
import { sokobanProblem, sokobanRejection } from './sokoban.ts';

/** What a game's codes say to people. */
interface GameSentences<T extends GameTypes = GameTypes> {
  problem(problem: T['Problem']): string;
  rejection(rejection: T['Rejection']): string;
}

type TypesOf<G> = G extends Game<infer T> ? T : never;

const SENTENCES: { readonly [G in GameId]: GameSentences<TypesOf<(typeof GAMES)[G]>> } = {
  sokoban: { problem: sokobanProblem, rejection: sokobanRejection },
};

/** For codes that came out of the game of this id. */
export const gameSentences = (id: string): GameSentences => SENTENCES[id as GameId] as GameSentences;
