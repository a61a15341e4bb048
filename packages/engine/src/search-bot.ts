import type { Bot, Thought } from './bot.ts';
import type { Game, GameTypes } from './game.ts';
import { InformationSetMcts } from './search/information-set-mcts.ts';
import { modelOf } from './search/model.ts';

/** After so many iterations a choice seldom changes any more. */
const ITERATIONS = 1000;

/**
 * Thinks ahead in any game in which one seat acts at a time and that offers `guess`; undefined for others. It is given
 * views alone, and plays on from what it guesses. The budget counts iterations.
 */
export function searchBot<T extends GameTypes>(game: Game<T>): Bot<T> | undefined {
  if (!game.guess) return undefined;
  const model = modelOf(game);
  return {
    name: 'search',
    think(view, { seat, random }): Thought<T['Action']> {
      const search = new InformationSetMcts(model, {
        random,
        iterations: ITERATIONS,
        sample: (random) => game.guess!(view, seat, random),
        actionKey: (action) => game.text.formatAction(action),
      });
      return {
        advance: (budget) => search.advance(budget),
        get choice() {
          const { best } = search.explain();
          if (best === undefined) throw new Error(`searchBot: this game of ${game.id} is over`);
          return best;
        },
      };
    },
  };
}
