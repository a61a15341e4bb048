import type { BotOptions, BotParameter, BotSeat, Game, GameTypes, Seat, Thought } from '@dedalo/engine';
import type { Result } from '@dedalo/grid';
import type { Figures, Score, Settings } from '@dedalo/protocol/report';
import type { CourseProblem } from './course-problem.ts';
import type { Wire } from './wire.ts';

/** A setting that a game knows; what it can be is written as people type it, no language: `5…21`, `final | described`. */
export interface Setting {
  readonly name: string;
  readonly values: string;
}

/** What is played: a level, or a game of which the seed makes each time another. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly title?: string;
  readonly config: T['Config'];
}

/** What a bot is asked: it sees what its seat may see, and what is legal. */
export interface Asked<T extends GameTypes = GameTypes> {
  readonly view: () => T['View'];
  readonly legal: () => readonly T['Action'][];
  readonly about: BotSeat;
}

/**
 * The method lets a mind of one game stand for one of any, as the contract of a game does: whoever holds it so can ask it
 * nothing but what comes from that game.
 */
export type Mind<T extends GameTypes = GameTypes> = { think(asked: Asked<T>): Thought<T['Action']> }['think'];

/** A bot as a contestant: it can sit in some seats, or in all. */
export interface ArenaBot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** What it can be given with its name. */
  readonly parameters?: readonly BotParameter[];
  /** By seat: the bot that really sits there, where it is another one than the name says. */
  readonly standIns?: readonly (string | null)[];
  botFor(seat: Seat, options?: BotOptions): Mind<T> | undefined;
}

/** What settings name: a text, or all texts in a folder whose name ends so. Undefined where it cannot be read. */
export interface ReadFiles {
  text(path: string): string | undefined;
  folder(path: string, ending: string): readonly { readonly path: string; readonly text: string }[] | undefined;
}

/** A game as the arena plays it. */
export interface ArenaGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly bots: readonly ArenaBot<T>[];
  readonly settings: readonly Setting[];
  /** At least one; games take them in turn. */
  courses(settings: Settings, files: ReadFiles): Result<readonly Course<T>[], CourseProblem>;
  readonly wire: Wire<T>;
  /** Whether classes with the six described methods can play it. */
  readonly hasClassPlayers?: boolean;
  /** How good a game of one player was, over or not. */
  score(state: T['State']): Score;
  /** What a game of one player came to, for tables; a yes is 1. */
  figures(state: T['State']): Figures;
}
