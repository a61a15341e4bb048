/** A computation in portions: a bot's thought, a solution. */
export interface Portions {
  advance(budget: number): 'searching' | 'done';
}

/** Works for about this many milliseconds, but at least one step. */
export function workFor(portions: Portions, milliseconds: number, now: () => number): 'searching' | 'done' {
  const end = now() + milliseconds;
  for (;;) {
    const status = portions.advance(1);
    if (status === 'done' || now() >= end) return status;
  }
}
