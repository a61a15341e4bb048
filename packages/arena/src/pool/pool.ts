import type { Seat } from '@dedalo/engine';
import type { Bout, BoutReport } from '../bout/bout.ts';

/** Plays bouts, so many at once, each whole in a thread of its own: what one thinks takes no time from another's clock. */
export interface Pool {
  readonly jobs: number;
  /** Waits for a free place and plays. Rejects with `Stopped` where the pool is closed before it is over. */
  play(bout: Bout): Promise<BoutReport>;
  /** Ends everything, at once; no program is left running. */
  close(): Promise<void>;
}

/** What a thread shows of a game while it plays it. */
export interface Seen {
  readonly id: string;
  /** How many times somebody was asked. */
  readonly turn: number;
  /** The seat to move; none when the game is over. */
  readonly seat?: Seat;
  /** As every seat sees it, or one picture where all see the same. */
  readonly boards: readonly string[];
}

/** Somebody who looks on. */
export interface Onlooker {
  onBegin(bout: Bout): void;
  onSeen(seen: Seen): void;
}

/** A bout was not played to its end because the pool was closed. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
