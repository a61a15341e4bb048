/** Why a program lost a game that was not over: every way in which it can fail to keep to the protocol. */
export const FAULTS = [
  /** It could not be started. */
  'not-started',
  /** It ended by itself while the game went on. */
  'exited',
  /** Its time was used up, and nothing had come. */
  'too-slow',
  /** Its time was used up in the middle of a line. */
  'half-line',
  /** A line that is no JSON. */
  'not-json',
  /** JSON, but not what was asked for. */
  'wrong-answer',
  /** A line came that nobody had asked for. */
  'unasked-line',
  /** A line longer than any answer. */
  'line-too-long',
  /** More on standard error than a game's log holds. */
  'log-too-long',
  'too-much-memory',
  'too-many-processes',
  /** More in its folder than that may hold. */
  'too-much-disk',
  /** What it wants to do is no action of this game. */
  'unknown-action',
  /** The rules do not allow it now. */
  'illegal-action',
  /** It gave up, and said so. */
  'resigned',
  /** Its class threw an exception. */
  'threw',
  /** What its class returned is no action at all. */
  'malformed',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** A fault, and what is needed to find it: all plain data. */
export interface Fault {
  readonly code: FaultCode;
  /** After so many messages of the arena to the program. */
  readonly message: number;
  /** The answer to which question it was: the turn, 0 for the hello. */
  readonly turn: number;
  /** The beginning of the line that was wrong. */
  readonly line?: string;
  /** What is wrong with it: the field, the game's own code, the exit code or the signal. */
  readonly detail?: string;
}
