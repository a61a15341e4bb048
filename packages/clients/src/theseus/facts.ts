import { theseus, type TheseusTypes } from '@dedalo/theseus';
import { type GameFacts, oneName } from '../game-facts.ts';
import { daySeed } from '../today/day.ts';
import { usualTheseus } from './session.ts';

const DICE_A_ROUND = 2;

export const theseusFacts: GameFacts<TheseusTypes> = {
  game: theseus,
  figures: ({ state: { dice, supplies } }) => ({
    rounds: Math.ceil(dice / DICE_A_ROUND),
    supplies: supplies.filter((tile) => tile === null).length,
  }),
  challenge: (day) => usualTheseus(daySeed(day)).session.record(),
  keptAs: oneName(theseus.id),
};
