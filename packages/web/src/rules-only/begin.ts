import { keptRules, type RulesGame, type RulesWish, startRules } from '@dedalo/clients/rules-only/session';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { Game } from '@dedalo/engine';
import { freshSeed } from '../lab/fresh-seed.ts';
import { clientContext } from '../store/client-context.ts';
import { store } from '../store/game-store.ts';

/** The game that was left, if there is one that holds. */
export function leftGame(game: Game): RulesGame | undefined {
  const kept = keptRules(store, game);
  return kept && 'session' in kept ? kept : undefined;
}

/** A new game; it is the one that is left from now on. */
export function beginGame({ seed, ...wish }: RulesWish): RulesGame {
  const begun = startRules({ ...wish, seed: seed.trim() || freshSeed() });
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  keptRules(store, wish.game);
  new RulesPlay(clientContext, begun).keep();
  return begun;
}
