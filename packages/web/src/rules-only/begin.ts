import { keptRecord } from '@dedalo/clients/keep-session';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import { resumeRules, type RulesGame, startRules, type RulesWish } from '@dedalo/clients/rules-only/session';
import type { Game } from '@dedalo/engine';
import { freshSeed } from '../lab/fresh-seed.ts';
import { clientContext } from '../store/client-context.ts';
import { store } from '../store/game-store.ts';

/** The game that was left, if there is one that holds. */
export function leftGame(game: Game): RulesGame | undefined {
  const kept = keptRecord(store, game);
  return kept && 'record' in kept ? resumeRules(game, kept.record) : undefined;
}

/** A new game; it is the one that is left from now on. */
export function beginGame({ seed, ...wish }: RulesWish): RulesGame {
  const begun = startRules({ ...wish, seed: seed.trim() || freshSeed() });
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  keptRecord(store, wish.game);
  new RulesPlay(clientContext, begun).keep();
  return begun;
}
