import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type Game, type GameRecord, type GameTypes, Session } from '@dedalo/engine';
import { isSitter, type Sitter, usualSitters } from './sitters.ts';

/** A game of people and bots at one screen. */
export interface RulesGame<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  /** By seat. */
  readonly sitters: readonly Sitter[];
}

export interface RulesWish<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The game's usual config if left out. */
  readonly config?: T['Config'];
  readonly seed: string;
  readonly sitters?: readonly Sitter[];
}

/** The names of people in the record of a game; bots have their own names. */
const PERSON = 'Player';

/** Throws where the game has no usual config and none was given; check `canStart` first. */
export function startRules<T extends GameTypes>({ game, config, seed, sitters }: RulesWish<T>): RulesGame<T> {
  const chosen = config ?? game.defaultConfig?.();
  if (chosen === undefined) throw new RangeError(`startRules: ${game.id} has no usual config`);
  const sitting = sitters ?? usualSitters(game as Game, game.seats(chosen));
  const names = sitting.map((sitter) => (sitter === 'person' ? PERSON : sitter));
  return { session: new Session(game, { config: chosen, seed, names }), sitters: sitting };
}

export const canStart = <T extends GameTypes>(game: Game<T>): boolean => game.defaultConfig !== undefined;

/** Another game of the same kind. */
export const anotherRules = <T extends GameTypes>({ session, sitters }: RulesGame<T>, seed: string): RulesGame<T> =>
  startRules({ game: session.game, config: session.config, seed, sitters });

/** Resumes a record that has been verified; the names say which player has which seat. */
export function resumeRules<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): RulesGame<T> {
  const sitters = record.names.map((name): Sitter => (isSitter(name) ? name : 'person'));
  return { session: Session.resume(game, record), sitters };
}

/** The unfinished game; one that cannot be verified is set aside and named. */
export const keptRules = <T extends GameTypes>(store: GameStore, game: Game<T>): RulesGame<T> | Aside | undefined =>
  keptGame(store, game, { resume: (record) => resumeRules(game, record) });
