import { LOADERS } from '@dedalo/catalogue/loaders';
import { judge, type Source } from './judge.ts';

/** Foreign replays are played beside the page, which stays awake whatever they hold. */
addEventListener('message', ({ data }: MessageEvent<Source>) => {
  // An invariant that breaks here is an error there.
  judge(data, LOADERS).then((judgement) => postMessage(judgement), reportError);
});
