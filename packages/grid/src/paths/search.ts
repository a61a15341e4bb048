import type { Place } from './search-space.ts';

export type SearchStatus = 'searching' | 'found' | 'no-path';

/** A search that can be carried on in portions. Whoever runs it owns the clock. */
export interface Search {
  /** How many places have been worked off. */
  readonly expanded: number;
  /** The place worked off last. */
  readonly last: Place;
  begin(from: Place, to: Place, estimates: boolean): void;
  /** Works off up to `budget` places. */
  advance(budget: number): SearchStatus;
  /** Once found: the direction from a place of the path back to the one before it. */
  back(place: Place): number;
}
