import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { BroughtCliGame } from '../cli-game.ts';

export const expedition: BroughtCliGame<ExpeditionTypes> = {
  id: 'expedition',
  facts: async () => (await import('@dedalo/clients/expedition/facts')).expeditionFacts,
};
