import { keptRules, type RulesGame } from '@dedalo/clients/rules-only/session';
import type { Game } from '@dedalo/engine';
import type { Client } from '../../app/client.ts';
import { GamePage } from '../../app/game-page.ts';
import { NoticePage } from '../../app/notice-page.ts';
import type { Page } from '../../app/page.ts';
import { newRulesPage } from './new-game.ts';
import { RulesScreen } from './rules-screen.ts';

export function openRules(client: Client, game: RulesGame): Page {
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptRules(client.store, game.session.game);
  return new GamePage(client, new RulesScreen(client, game));
}

/** The game that was left, else the choice of a new one. */
export function goOnRules(client: Client, game: Game): Page {
  const kept = keptRules(client.store, game);
  if (kept && 'session' in kept) return openRules(client, kept);
  const page = newRulesPage(client, { game, begin: (begun) => client.replace(openRules(client, begun)) });
  return kept ? new NoticePage(client, [client.words.client.runningBroken(kept.aside)], page) : page;
}
