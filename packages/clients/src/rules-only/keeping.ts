import type { Game, GameTypes } from '@dedalo/engine';
import type { GameStore } from '../game-store.ts';
import { keptRecord } from '../keep-session.ts';
import { resumeRules, type RulesGame } from './session.ts';

/** The game that was left; one that does not hold is set aside and named. */
export function keptRules<T extends GameTypes>(
  store: GameStore,
  game: Game<T>,
): RulesGame<T> | { readonly aside: string } | undefined {
  const kept = keptRecord(store, game);
  return kept && (kept.aside === undefined ? resumeRules(game, kept.record) : kept);
}
