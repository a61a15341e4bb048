import type { Seat } from '../seat.ts';

/** A replay as its file has it: in form, but not yet known to be a game that can be played so. */
export interface Replay {
  readonly title?: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly names: readonly string[];
  readonly config: string;
  readonly configHash: string;
  readonly actions: readonly ReplayAction[];
  readonly marks: readonly Mark[];
  readonly played: number;
  /** The state after the last action. */
  readonly lastHash: string;
  /** How the last action left the game: `open`, or `over`, the reason and the winners counted from 1. */
  readonly ending: string;
  readonly lines: ReplayLines;
}

export interface ReplayAction {
  readonly seat: Seat;
  readonly text: string;
  readonly line: number;
}

/** Of the state after so many actions. */
export interface Fingerprint {
  readonly after: number;
  readonly hash: string;
}

/** A fingerprint that stands in the file. */
export interface Mark extends Fingerprint {
  readonly line: number;
}

/** Where the parts of a replay stand in their file, for those who find something wrong with them. */
export interface ReplayLines {
  readonly game: number;
  readonly seats: number;
  readonly config: number;
  readonly actions: number;
  readonly end: number;
}

/** A line that can only be an action: the lines of the replay itself begin otherwise. */
export const isActionLine = (text: string): boolean => text !== '' && !/[\r\n]|^(?:=|at|end) /.test(text);

export const REPLAY_VERSION = 1;
export const FIRST_WORDS = 'dedalo replay';
