import { setImmediate } from 'node:timers/promises';
import { ProgressBar } from './terminal/progress-bar.ts';

/** How long keys are not read at most, in milliseconds. */
export const SLICE = 50;

/** Lets Ctrl-C be heard now and then; returns whether to continue. */
export type Listen = () => Promise<boolean>;

export interface ManyGames<G> {
  readonly games: number;
  /** Plays the game with this number, from 1; undefined where it was stopped. */
  readonly play: (number: number, listen: Listen) => Promise<G | undefined>;
  readonly take: (game: G) => void;
}

/** Plays one game after the other, and shows the progress. Ctrl-C stops it; the games until then count. */
export async function playMany<G>({ games, play, take }: ManyGames<G>): Promise<void> {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  let heard = performance.now();
  const listen = async (): Promise<boolean> => {
    if (performance.now() - heard < SLICE) return true;
    await setImmediate();
    heard = performance.now();
    return !isStopped;
  };
  process.on('SIGINT', stop);
  const bar = new ProgressBar(games);
  try {
    for (let number = 1; number <= games; number++) {
      const game = await play(number, listen);
      if (game === undefined) return;
      take(game);
      bar.show(number);
    }
  } finally {
    bar.clear();
    process.off('SIGINT', stop);
  }
}
