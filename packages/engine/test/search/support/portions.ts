import type { Random } from '@dedalo/grid';
import type { Explanation, Searcher, SearchProgress } from '../../../src/index.ts';

/** What a search has found when it is done. */
export function finished<A>(search: Searcher<A>): Explanation<A> {
  if (search.advance(Infinity) !== 'done') throw new Error('a search stopped before it was done');
  return search.explain();
}

/** The same, in portions of so many nodes, or of random ones. */
export function finishedInPortions<A>(search: Searcher<A>, portion: number | Random): Explanation<A> {
  let progress: SearchProgress = 'searching';
  while (progress === 'searching') progress = search.advance(typeof portion === 'number' ? portion : portion.below(20));
  return search.explain();
}
