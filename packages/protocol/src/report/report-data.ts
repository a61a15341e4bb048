import type { TournamentResult } from './tournament-result.ts';

/** What the page of a report is given: the arena writes it, and the viewer of the browser client reads it. */
export interface ReportData {
  readonly result: TournamentResult;
  /** As text, by the id of the game. */
  readonly replays: Readonly<Record<string, string>>;
  /** By the id of the game and by seat. */
  readonly logs: Readonly<Record<string, readonly (Log | null)[]>>;
}

/** What a program wrote to standard error: all of it, or its beginning and its end. */
export interface Log {
  readonly head: string;
  /** So many bytes are left out between the two. */
  readonly omitted: number;
  readonly tail: string;
}
