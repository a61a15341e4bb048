import type { Absent, ClockRules, Limits, SamePair, Settings } from '@dedalo/protocol/report';
import type { Bout, PlayerSpec } from '../bout/bout.ts';
import type { Secret } from '../bout/secret.ts';
import type { Field } from './plan/field.ts';
import type { Grade } from './settings/grade.ts';

/** Who takes part. */
export interface Contestant {
  readonly spec: PlayerSpec;
  /** By seat: the bots that sit there, where the name stands for more than one. */
  readonly bots?: readonly string[];
  readonly id?: string;
  readonly author?: string;
  /**
   * Of a version that came in after the tournament had begun: the secret of the tournament may be published by then, and
   * its games draw from this one too.
   */
  readonly secret?: Secret;
}

/** A tournament with all that decides it. */
export interface Tournament {
  readonly title: string;
  readonly game: string;
  readonly settings: Settings;
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** A program that wants a rematch plays all games of a meeting. */
  readonly keepsPrograms?: boolean;
  /** Whether every replay is played again at the end of its game. */
  readonly checksReplays?: boolean;
  readonly field: Field;
  /** Of what the games draw; players must not know it before the end. */
  readonly secret: Secret;
  /** In the order of the field. */
  readonly players: readonly Contestant[];
  readonly absent: readonly Absent[];
  readonly grades?: readonly Grade[];
  readonly sameCode?: readonly SamePair[];
  /** Levels as the game writes them, taken in turn. */
  readonly courses: readonly Pick<Bout, 'title' | 'config'>[];
  /** What plays a game of this id again. */
  readonly commandFor: (id: string) => string;
}

/** Where things stand in the folder of a tournament. */
export const REPLAYS = 'replays';
export const LOGS = 'logs';
export const replayOf = (id: string): string => `${REPLAYS}/${id}.replay`;
