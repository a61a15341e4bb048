import { judge, type Source } from './judge.ts';
import { RULES } from './rules.ts';

/** Foreign replays are played beside the page, which stays awake whatever they hold. */
addEventListener('message', ({ data }: MessageEvent<Source>) => {
  // An invariant that breaks here is an error there.
  judge(data, RULES).then((judgement) => postMessage(judgement), reportError);
});
