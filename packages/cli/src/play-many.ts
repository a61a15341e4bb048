import { setImmediate } from 'node:timers/promises';
import { ProgressBar } from './terminal/progress-bar.ts';

/** How long the program is deaf at most, in milliseconds. */
export const SLICE = 50;

/** Hears whoever wants to stop, now and then; says whether to go on. */
export type Listen = () => Promise<boolean>;

export interface ManyGames<G> {
  readonly games: number;
  /** Plays the game of a number, from 1; undefined where it was stopped. */
  readonly play: (number: number, listen: Listen) => Promise<G | undefined>;
  readonly take: (game: G) => void;
}

/** Plays one game after the other, and shows how far it is. Ctrl-C stops; what was taken until then stands. */
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
