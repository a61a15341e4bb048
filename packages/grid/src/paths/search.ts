import type { Place } from './search-space.ts';

export type SearchStatus = 'searching' | 'found' | 'no-path';

/** A search that can be carried on in portions: whoever runs it owns the clock. */
export interface Search {
  /** How many places have been worked off. */
  readonly expanded: number;
  /** The place worked off last. */
  readonly last: Place;
  begin(from: Place, to: Place): void;
  /** Works off up to `budget` places. */
  advance(budget: number): SearchStatus;
  /** From which end the path can be traced once it is found. */
  readonly tracesFrom: 'start' | 'goal';
  /** The direction from a place of the path to the next one, as seen from that end. */
  trace(place: Place): number;
}

/** V8 compares whole numbers faster than it compares with Infinity. */
export const wholeBudget = (budget: number): number => Math.min(budget, 0x7fff_ffff) | 0;
