import type { Store } from '../../../store/store.ts';

/** The best score of all journeys of the library; undefined before the first. */
export function bestScore({ library }: Store): number | undefined {
  const scores = library.list().flatMap(({ game, figures }) => {
    const score = game === 'expedition' ? figures['score'] : undefined;
    return score === undefined ? [] : [score];
  });
  return scores.length === 0 ? undefined : Math.max(...scores);
}
