import { type Game, type GameRecord, type GameTypes, hashText, type Outcome, type Session } from '@dedalo/engine';
import type { Figures, GameFacts } from '../game-facts.ts';
import type { GameStore } from '../game-store.ts';
import { type Day, dayOfSeed } from '../today/day.ts';
import type { DayResult } from '../today/day-result.ts';
import { peopleOf } from './people.ts';

/** `shared` is the result of a game between people; `open` that of a game that was put away. */
export const GAME_RESULTS = ['won', 'lost', 'drawn', 'shared', 'open'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** A game for the library: a finished one, or one put away for another. */
export interface LibraryGame {
  /** The fingerprint of its replay, so that the same solution of a level is the same game. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The name of each seat. */
  readonly names: readonly string[];
  /** Why it ended, as a code of the rules; `open` where it did not. */
  readonly ending: string;
  readonly result: GameResult;
  readonly actions: number;
  readonly figures: Figures;
  readonly replay: string;
  /** The day, where it was a daily challenge. */
  readonly daily?: { readonly day: Day; readonly result: DayResult };
}

/** Adds a finished game that a person played to the library. Adding it again changes nothing. */
export function keepFinished<T extends GameTypes>(store: GameStore, session: Session<T>, facts: GameFacts<T>): void {
  const { outcome } = session;
  if (outcome && peopleOf(session.names).length > 0) store.intoLibrary(finishedGame(session, facts, outcome));
}

function finishedGame<T extends GameTypes>(session: Session<T>, facts: GameFacts<T>, outcome: Outcome): LibraryGame {
  const { game, config, state, names, title = '' } = session;
  const { played } = session.record();
  const last = { config, state, played };
  const figures = facts.figures(last);
  const result = resultOf(names, outcome);
  const day = challengeDay(session, facts);
  const [[figure, count] = ['actions', 0] as const] = Object.entries(figures);
  const isWon = result === 'won';
  const isPerfect = isWon && (facts.isPerfect?.(last) ?? false);
  const replay = session.save();
  return {
    id: hashText(replay),
    game: game.id,
    title,
    names,
    ending: outcome.reason,
    result,
    actions: played,
    figures,
    replay,
    ...(day !== undefined && { daily: { day, result: { isWon, isPerfect, figure, count } } }),
  };
}

export function resultOf(names: readonly string[], { winners }: Outcome): GameResult {
  const people = peopleOf(names);
  if (names.length > 1 && people.length !== 1) return 'shared';
  if (winners.includes(people[0]!)) return 'won';
  // A single player who does not win has lost.
  return winners.length === 0 && names.length > 1 ? 'drawn' : 'lost';
}

/** The day whose challenge this is: the seed names the day, and config and players must be those of its challenge. */
function challengeDay<T extends GameTypes>(session: Session<T>, facts: GameFacts<T>): Day | undefined {
  const day = dayOfSeed(session.seed);
  return day !== undefined && isSameStart(facts.game, facts.challenge(day), session) ? day : undefined;
}

type Start<T extends GameTypes> = Pick<GameRecord<T>, 'config' | 'seed' | 'names'>;

/** Whether both have the same start. */
const isSameStart = <T extends GameTypes>({ text }: Game<T>, a: Start<T>, b: Start<T>): boolean =>
  a.seed === b.seed &&
  a.names.join('\n') === b.names.join('\n') &&
  text.formatConfig(a.config) === text.formatConfig(b.config);
