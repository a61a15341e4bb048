import { LOADERS } from '@dedalo/catalogue/loaders';
import { judge, type Source } from './judge.ts';

/** Untrusted replays are played in a worker, so the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Source>) => {
  // A broken invariant here is an error on the page.
  judge(data, LOADERS).then((judgement) => postMessage(judgement), reportError);
});
