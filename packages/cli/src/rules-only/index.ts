import type { GameId } from '@dedalo/catalogue/loaders';

import type { CliGame } from '../games/cli-game.ts';
import { loadGame } from './load-game.ts';

/** A game that brings only its rules in the terminal. */
export const rulesOnlyCliGame = (id: GameId): CliGame => ({
  id,
  screen: async () => {
    const { goOnRules } = await import('./screen/open.ts');
    const game = await loadGame(id);
    return { startPage: (client) => goOnRules(client, game), goOnPage: (client) => goOnRules(client, game) };
  },
  plain: async () => {
    const { goOnPlainRules } = await import('./plain/from-menu.ts');
    const game = await loadGame(id);
    return {
      playFromMenu: (store, lines) => goOnPlainRules(game, store, lines),
      goOn: (store, lines) => goOnPlainRules(game, store, lines),
    };
  },
  painter: async () => {
    const { rulesPainter } = await import('./screen/painter.ts');
    return rulesPainter(await loadGame(id));
  },
  facts: async () => {
    const { rulesFacts } = await import('@dedalo/clients/rules-only/facts');
    return rulesFacts(await loadGame(id));
  },
  play: async () => (await import('./commands/play.ts')).playRulesCommand(id),
});
