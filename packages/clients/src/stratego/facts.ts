import { stratego, type StrategoTypes } from '@dedalo/stratego';
import { type GameFacts, oneName } from '../game-facts.ts';
import { daySeed } from '../today/day.ts';
import { usualStratego } from './session.ts';

export const strategoFacts: GameFacts<StrategoTypes> = {
  game: stratego,
  figures: ({ state: { moves } }) => ({ moves }),
  challenge: (day) => usualStratego(daySeed(day)).session.record(),
  keptAs: oneName(stratego.id),
};
