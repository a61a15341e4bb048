import type { Game, GameRecord, GameTypes } from '@dedalo/engine';
import type { Day } from './today/day.ts';

/** What is counted in a game, by its name; the one that comes first counts for the challenge of a day. */
export type Figures = Readonly<Record<string, number>>;

/** How a game stands when it is over. */
export interface LastState<T extends GameTypes> {
  readonly config: T['Config'];
  readonly state: T['State'];
  /** How many actions it took. */
  readonly played: number;
}

/** What a game tells of itself to whatever keeps games: the library, the statistics, the challenge of a day. */
export interface GameFacts<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The first figure is that of the challenge of a day: of most fewer are better, of a `score` more. */
  figures(last: LastState<T>): Figures;
  /** Whether nobody could have done better. */
  isPerfect?(last: LastState<T>): boolean;
  /** The challenge of a day before its first action: a function of the day alone, with the day's seed. */
  challenge(day: Day): GameRecord<T>;
  /** The name under which the challenge is kept while it is played, and under which it is gone on with. */
  keptAs(challenge: GameRecord<T>): { readonly kept: string; readonly opened: string };
}

/** Where a game keeps only one of its games at a time. */
export const oneName = (id: string) => (): { readonly kept: string; readonly opened: string } => ({
  kept: id,
  opened: id,
});
