import type { BoutEnding, ClockRules, Limits, Score, SeatTime } from '../bout/bout.ts';
import type { FaultCode } from '../bout/fault.ts';
import type { Settings } from '../contests/contest.ts';

export const FORMATS = ['round-robin', 'swiss', 'knockout', 'gauntlet'] as const;
export type Format = (typeof FORMATS)[number];

/** Everything that can be told of a tournament, over or not, as plain data: what `--json` prints and the report shows. */
export interface TournamentResult {
  readonly title: string;
  readonly game: string;
  /** Whether each plays alone, on the same levels as all others. */
  readonly isSolo: boolean;
  readonly format: Format;
  readonly seed: string;
  readonly settings: Settings;
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly isFinished: boolean;
  /** The best first. */
  readonly players: readonly PlayerResult[];
  /** Hand-ins that could not take part. */
  readonly absent: readonly Absent[];
  /** Who met whom, in the order of players; `pairings[a][b]` is what a has against b, and `undefined` becomes null. */
  readonly pairings: readonly (readonly (PairingResult | null)[])[];
  /** In the order in which they were planned. */
  readonly games: readonly GameResult[];
  /** Meetings of a knock-out that the seed decided, because neither was better: indices of `players`. */
  readonly lots?: readonly Lot[];
}

export interface Lot {
  readonly round: number;
  readonly winner: number;
  readonly loser: number;
}

export interface PlayerResult {
  readonly name: string;
  readonly kind: 'bot' | 'program';
  /** What the program calls itself, where it said so. */
  readonly ownName: string | null;
  /** Counted from 1; equal ones share it. */
  readonly rank: number;
  /** A win 1, a draw ½. */
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Lost by faults, by their codes. */
  readonly faults: Readonly<Partial<Record<FaultCode, number>>>;
  /** Glicko-2 over the whole tournament: the rating and its deviation. */
  readonly rating: number;
  readonly deviation: number;
  /** The sum of the points of those it met, which decides between equal points in a Swiss tournament. */
  readonly buchholz: number;
  readonly time: SeatTime;
  /** Of a knock-out: the round in which it lost; null for the winner and in other formats. */
  readonly outIn: number | null;
  /** Rounds without an opponent; in a Swiss tournament each counts as if all games of a meeting had been won. */
  readonly byes?: number;
  /** As the hand-in says it, for grading. */
  readonly id?: string;
  readonly author?: string;
}

export interface Absent {
  readonly name: string;
  /** One of the codes of a hand-in that cannot play, and what is needed to mend it. */
  readonly code: string;
  readonly detail: string;
  readonly id?: string;
  readonly author?: string;
  /** What its build said: a file below the folder of the tournament. */
  readonly log?: string;
}

export interface PairingResult {
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface GameResult {
  readonly id: string;
  readonly round: number;
  /** By seat: indices of `players`. */
  readonly seats: readonly number[];
  /** By seat: 1, ½ or 0; of a game of one player what it has against all others on this level, from 0 to 1. */
  readonly points: readonly number[];
  readonly ending: BoutEnding;
  readonly score?: Score;
  readonly title?: string;
  readonly actions: number;
  readonly times: readonly SeatTime[];
  /** Files below the folder of the tournament; null where there is none. */
  readonly replay: string | null;
  readonly logs: readonly (string | null)[];
  /** What plays this one game again. */
  readonly command: string;
}
