import { keptRules, type RulesGame, type RulesWish, startRules } from '@dedalo/clients/rules-only/session';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { Game } from '@dedalo/engine';
import { freshSeed } from '../lab/fresh-seed.ts';
import { clientContext } from '../store/client-context.ts';
import { store } from '../store/game-store.ts';

/** The unfinished game, if there is one that can be verified. */
export function leftGame(game: Game): RulesGame | undefined {
  const kept = keptRules(store, game);
  return kept && 'session' in kept ? kept : undefined;
}

/** Starts a new game; it replaces the unfinished one. */
export function beginGame({ seed, ...wish }: RulesWish): RulesGame {
  const begun = startRules({ ...wish, seed: seed.trim() || freshSeed() });
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptRules(store, wish.game);
  new RulesPlay(clientContext, begun).keep();
  return begun;
}
