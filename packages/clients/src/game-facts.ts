import type { Game, GameRecord, GameTypes } from '@dedalo/engine';
import type { Day } from './today/day.ts';

/** The figures of a game by name; the first one counts for the daily challenge. */
export type Figures = Readonly<Record<string, number>>;

/** A game at its end. */
export interface LastState<T extends GameTypes> {
  readonly config: T['Config'];
  readonly state: T['State'];
  /** How many actions it took. */
  readonly played: number;
}

/** The facts about a game that the library, the statistics and the daily challenge need. */
export interface GameFacts<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The first figure is that of the daily challenge: of most fewer are better, of a `score` more. */
  figures(last: LastState<T>): Figures;
  /** Whether no better result is possible. */
  isPerfect?(last: LastState<T>): boolean;
  /** The daily challenge before its first action. It depends on the day alone; its seed is that of the day. */
  challenge(day: Day): GameRecord<T>;
  /** The name under which the challenge is kept while it is played, and resumed. */
  keptAs(challenge: GameRecord<T>): { readonly kept: string; readonly opened: string };
}

/** Set where a game keeps only one game at a time. */
export const oneName = (id: string) => (): { readonly kept: string; readonly opened: string } => ({
  kept: id,
  opened: id,
});
