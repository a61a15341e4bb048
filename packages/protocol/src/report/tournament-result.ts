import type { AbsentCode } from './absent-code.ts';
import type { BoutEnding, ClockRules, Figures, Limits, Score, SeatTime } from './bout-report.ts';
import type { FaultCode } from './fault.ts';

/** What the organiser wants of a game: `--set size=9` or the table [config] of a tournament. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

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
  /** Of what the games drew, when all are over: with it they can be played again. */
  readonly secret?: string;
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
  readonly pairings: readonly (readonly (MeetingResult | null)[])[];
  /** In the order in which they were planned. */
  readonly games: readonly GameResult[];
  /** How many games of versions and players that take no part any more are kept and do not count. */
  readonly superseded?: number;
  /** Hand-ins that have code in common, the most alike first. */
  readonly sameCode?: readonly SamePair[];
  /** Meetings of a knock-out that the seed decided, because neither was better: indices of `players`. */
  readonly lots?: readonly Lot[];
}

export interface Lot {
  readonly round: number;
  readonly winner: number;
  readonly loser: number;
}

/** Two hand-ins, by name, and how much of their code is equal. */
export interface SamePair {
  readonly names: readonly [string, string];
  /** Lines of the one with fewer that are in the other too, after normalising. */
  readonly lines: number;
  /** How many lines that one has. */
  readonly of: number;
}

export interface PlayerResult {
  readonly name: string;
  readonly kind: 'bot' | 'program';
  /** By seat: the bots that sit there, where the name stands for more than one. */
  readonly bots?: readonly string[];
  /** What the program calls itself, where it said so. */
  readonly ownName: string | null;
  /** Of a hand-in, by the thresholds of the tournament; null where it reaches none. */
  readonly grade?: string | null;
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
  /** Of games of one player: what all of them came to, by names, added up. */
  readonly figures?: Figures;
  /** As the hand-in says it, for grading. */
  readonly id?: string;
  readonly author?: string;
}

export interface Absent {
  readonly name: string;
  readonly code: AbsentCode;
  /** Where its author finds it: a path from the folder of the hand-ins. */
  readonly place: string;
  /** What is needed to mend it, such as the name of the missing file. */
  readonly detail: string;
  /** The first lines of what its build or the program itself said. */
  readonly said?: readonly string[];
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

/** What one has against another. */
export interface MeetingResult extends PairingResult {
  /**
   * Pairs of games with seats swapped by their result, from the worst: both lost, lost and drawn, one won and one lost or
   * both drawn, won and drawn, both won. Of levels that each played alone: worse, equal, better.
   */
  readonly pairs?: readonly number[];
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
  /** What a game of one player came to, by names. */
  readonly figures?: Figures;
  readonly title?: string;
  readonly actions: number;
  readonly times: readonly SeatTime[];
  /** Files below the folder of the tournament; null where there is none. */
  readonly replay: string | null;
  readonly logs: readonly (string | null)[];
  /** What plays this one game again. */
  readonly command: string;
}
