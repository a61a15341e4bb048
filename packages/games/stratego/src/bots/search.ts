import { drawPlacing } from '../setups/draw-placing.ts';
import { STRONG_SETUPS } from '../setups/pool.ts';
import { Behaviour } from './search/behaviour.ts';
import { SearchThought } from './search/thought.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** Draws what it does not see, as likely as all that was seen makes it, and searches. A step is a position reached. */
export function createSearch(): StrategoBot {
  const games = new WeakMap<object, Behaviour>();
  return {
    name: 'search',
    think(view, about) {
      if (view.phase === 'setting-up')
        return { advance: () => 'done', choice: drawPlacing(STRONG_SETUPS, view, about) };
      const game = about.game ?? about.random;
      const behaviour = games.get(game) ?? new Behaviour();
      games.set(game, behaviour);
      return new SearchThought(view, about, behaviour);
    },
  };
}

export const search: StrategoBot = createSearch();
