import type { Bout, ClockRules, Limits, PlayerSpec } from '../bout/bout.ts';
import type { Settings } from '../contests/contest.ts';
import type { Field } from './plan/field.ts';
import type { Absent } from './result.ts';

/** Who takes part. */
export interface Contestant {
  readonly spec: PlayerSpec;
  readonly id?: string;
  readonly author?: string;
}

/** A tournament with all that decides it. */
export interface Tournament {
  readonly title: string;
  readonly game: string;
  readonly settings: Settings;
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly field: Field;
  /** In the order of the field. */
  readonly players: readonly Contestant[];
  readonly absent: readonly Absent[];
  /** Levels as the game writes them, taken in turn. */
  readonly courses: readonly Pick<Bout, 'title' | 'config'>[];
  /** What plays a game of this id again. */
  readonly commandFor: (id: string) => string;
}

/** Where things stand in the folder of a tournament. */
export const REPLAYS = 'replays';
export const LOGS = 'logs';
export const replayOf = (id: string): string => `${REPLAYS}/${id}.replay`;
