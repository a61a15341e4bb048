import type { Bout, BoutReport } from '../bout/bout.ts';

/** Plays bouts, so many at once, each whole in a thread of its own: what one thinks takes no time from another's clock. */
export interface Pool {
  readonly jobs: number;
  /** Waits for a free place and plays. Rejects with `Stopped` where the pool is closed before it is over. */
  play(bout: Bout): Promise<BoutReport>;
  /** Ends everything, at once; no program is left running. */
  close(): Promise<void>;
}

/** A bout was not played to its end because the pool was closed. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
