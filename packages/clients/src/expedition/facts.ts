import { dailyExpedition, expedition, type ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import { type GameFacts, oneName } from '../game-facts.ts';
import { startExpedition } from './session.ts';

export const expeditionFacts: GameFacts<ExpeditionTypes> = {
  game: expedition,
  figures: ({ state: { score, number } }) => ({ score, mazes: number - 1 }),
  challenge(day) {
    const { config, seed } = dailyExpedition(day);
    return startExpedition(config, seed).record();
  },
  keptAs: oneName(expedition.id),
};
