import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { BroughtCliGame } from '../cli-game.ts';

export const expedition: BroughtCliGame<ExpeditionTypes> = {
  id: 'expedition',
  screen: async () => {
    const { goOnExpedition } = await import('./screen/open.ts');
    return { startPage: goOnExpedition, goOnPage: goOnExpedition };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  teller: () => import('./plain/step-lines.ts'),
  facts: async () => (await import('@dedalo/clients/expedition/facts')).expeditionFacts,
  play: async () => (await import('./commands/play.ts')).playExpeditionCommand(),
};
