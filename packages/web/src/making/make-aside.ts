import type { Maker } from '@dedalo/clients/own/maker';
import { type MakerWord, TAKE_BEST } from './making.ts';

/** In a worker: makes what the page wishes, tells how far it is, and gives the best so far when that is asked for. */
export function makeAside<M>(begin: (wish: never) => Maker<M>): void {
  let isEnough = false;
  const say = (word: MakerWord<M>): void => postMessage(word);
  const make = async (maker: Maker<M>): Promise<void> => {
    while (!maker.run()) {
      say({ share: maker.progress });
      // The page is heard between two slices.
      await new Promise((heard) => setTimeout(heard));
      const best = isEnough ? maker.best() : undefined;
      if (best !== undefined) return say({ made: best, isEarly: true });
    }
    return say({ made: maker.made() });
  };
  addEventListener('message', ({ data }: MessageEvent) => {
    if (data === TAKE_BEST) isEnough = true;
    else make(begin(data as never)).catch(reportError);
  });
}
