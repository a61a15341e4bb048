import type { Cell, Grid } from '../board/grid.ts';
import { type PathAlgorithm, PathFinder } from './path-finder.ts';

/** A search one cell at a time: yields the cells in the order they are worked off, returns the finder. */
export function* pathSteps(
  grid: Grid,
  ends: { from: Cell; to: Cell; algorithm: PathAlgorithm },
): Generator<Cell, PathFinder, void> {
  const finder = new PathFinder(grid);
  finder.begin(ends.from, ends.to, ends.algorithm);
  for (let known = 0; ; known = finder.expanded) {
    const status = finder.advance(1);
    if (finder.expanded > known) yield finder.last;
    if (status !== 'searching') return finder;
  }
}
