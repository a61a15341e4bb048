import { drawPlacing } from '../setups/draw-placing.ts';
import { STRONG_SETUPS } from '../setups/pool.ts';
import { SearchThought } from './search/thought.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** Draws what it does not see, as likely as all that was seen makes it, and searches. A step is a position reached. */
export const createSearch = (): StrategoBot => ({
  name: 'search',
  think(view, about) {
    if (view.phase === 'playing') return new SearchThought(view, about.seat, about.random);
    return { advance: () => 'done', choice: drawPlacing(STRONG_SETUPS, view, about) };
  },
});

export const search: StrategoBot = createSearch();
