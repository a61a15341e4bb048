import { err, ok, type Result } from '@dedalo/grid';
import type { Played } from '../plan/run.ts';
import { parsePlayed } from './journal-line.ts';

/** What a journal holds, and how many of its bytes: behind them is what was being written when everything ended. */
export interface JournalContent {
  readonly played: ReadonlyMap<string, Played>;
  readonly length: number;
}

export interface JournalProblem {
  readonly code: 'damaged-journal';
  readonly line: number;
}

const LINE_END = 10;

/**
 * Reads a journal whose writer may have been killed at any moment. The end may be torn, in the middle of a letter too,
 * and is left out; a game counts once. A bad line before good ones was not torn but changed, and is refused.
 */
export function readJournal(bytes: Uint8Array): Result<JournalContent, JournalProblem> {
  const played = new Map<string, Played>();
  let length = 0;
  let badLine: number | undefined;
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_END, start);
    if (end === -1) return ok({ played, length });
    const parsed = parsePlayed(new TextDecoder().decode(bytes.subarray(start, end)));
    start = end + 1;
    if (!parsed.ok) badLine ??= line;
    else if (badLine !== undefined) return err({ code: 'damaged-journal', line: badLine });
    else {
      if (!played.has(parsed.value.id)) played.set(parsed.value.id, parsed.value);
      length = start;
    }
  }
}
