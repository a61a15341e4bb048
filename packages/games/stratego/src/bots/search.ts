import type { BotSeat } from '@dedalo/engine';
import type { Move } from '../moving.ts';
import { drawPlacing } from '../setups/draw-placing.ts';
import { STRONG_SETUPS } from '../setups/pool.ts';
import { Behaviour } from './search/behaviour.ts';
import { CardMemory } from './search/card-memory.ts';
import type { Strength } from './search/strength.ts';
import { SearchThought } from './search/thought.ts';
import type { View } from '../state.ts';
import type { BotName, StrategoBot } from './stratego-bot.ts';

/** As far as its time goes, and forgetting nothing. */
export const FULL_STRENGTH: Strength = {
  passes: 20,
  suppositions: 8,
  cards: Number.POSITIVE_INFINITY,
  watches: true,
  setups: STRONG_SETUPS,
};

interface Memory {
  readonly behaviour: Behaviour;
  readonly cards: CardMemory;
}

/** It can also say what a move is worth that it would not play. */
export interface SearchBot extends StrategoBot {
  /** Thinks as it does to choose, and values this move as exactly as the best. */
  weigh(view: View, about: BotSeat, move: Move): SearchThought;
}

/** Draws what it does not see, as likely as all that was seen makes it, and searches. A step is a position reached. */
export function createSearch(name: BotName = 'search', strength: Strength = FULL_STRENGTH): SearchBot {
  const games = new WeakMap<object, Memory>();
  const search = (view: View, about: BotSeat, exact?: Move): SearchThought => {
    const game = about.game ?? about.random;
    const memory = games.get(game) ?? { behaviour: new Behaviour(), cards: new CardMemory(strength.cards) };
    games.set(game, memory);
    const seen = memory.cards.remembered(view, about.seat);
    const behaviour = strength.watches ? memory.behaviour : new Behaviour();
    return new SearchThought(seen, about, { ...strength, behaviour, exact });
  };
  return {
    name,
    think(view, about) {
      if (view.phase === 'playing') return search(view, about);
      return { advance: () => 'done', choice: drawPlacing(strength.setups, view, about) };
    },
    weigh: search,
  };
}

export const search: SearchBot = createSearch();
