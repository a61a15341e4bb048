import { signal } from '@preact/signals';
import { listGames } from '../../../store/library.ts';

/** The best score of all journeys that this browser remembers; undefined before the first. */
export const bestScore = signal<number | undefined>(undefined);

/** To be read before a journey ends: afterwards it is included. */
export async function readBestScore(): Promise<void> {
  const scores = (await listGames()).flatMap(({ game, figures }) =>
    game === 'expedition' && figures['score'] !== undefined ? [figures['score']] : [],
  );
  bestScore.value = scores.length === 0 ? undefined : Math.max(...scores);
}
