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
  /** The game's usual one unless said. */
  readonly config?: T['Config'];
  readonly seed: string;
  readonly sitters?: readonly Sitter[];
}

/** What people are called in the record of a game; a bot is called by its name. */
const PERSON = 'Player';

/** Throws where the game has no usual config and none was given; `canStart` says so before. */
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

/** Goes on with a record that has been verified; the names say who sits where. */
export function resumeRules<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): RulesGame<T> {
  const sitters = record.names.map((name): Sitter => (isSitter(name) ? name : 'person'));
  return { session: Session.resume(game, record), sitters };
}

/** The game that was left; one that does not hold is set aside and named. */
export const keptRules = <T extends GameTypes>(store: GameStore, game: Game<T>): RulesGame<T> | Aside | undefined =>
  keptGame(store, game, { resume: (record) => resumeRules(game, record) });
