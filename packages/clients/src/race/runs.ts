import { type Action, LONGEST_RUN, type Press, RUN_LENGTHS } from '@dedalo/race';

/** Ticks after a key as actions with powers of two as lengths; the longest first. */
export function runsOf(press: Press | null, ticks: number): Action[] {
  const runs: Action[] = [];
  let left = ticks;
  while (left > 0) {
    const length = RUN_LENGTHS.findLast((known) => known <= left) ?? LONGEST_RUN;
    runs.push({ press: runs.length === 0 ? press : null, ticks: length });
    left -= length;
  }
  return runs;
}
