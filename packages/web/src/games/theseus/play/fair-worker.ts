import { fairSearch, type FairWish } from '@dedalo/clients/theseus/fair';
import type { FairBoard } from '@dedalo/theseus';
import { answerWith } from '../../../work/answer.ts';

answerWith((wish: FairWish): FairBoard | null => {
  const search = fairSearch(wish);
  while (search.advance(Number.POSITIVE_INFINITY) === 'searching');
  return search.found ?? null;
});
