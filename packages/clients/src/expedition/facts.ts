import { dailyExpedition, expedition, type ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import { type GameFacts, oneName } from '../game-facts.ts';
import { startRules } from '../rules-only/session.ts';

export const expeditionFacts: GameFacts<ExpeditionTypes> = {
  game: expedition,
  figures: ({ state: { score, number } }) => ({ score, mazes: number - 1 }),
  challenge: (day) => startRules({ game: expedition, ...dailyExpedition(day) }).session.record(),
  keptAs: oneName(expedition.id),
};
