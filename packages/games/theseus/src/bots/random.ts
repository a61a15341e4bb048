import { atOnce } from '@dedalo/engine';
import { DICE } from '../dice.ts';
import { MINOTAUR, THESEUS } from '../state.ts';
import { boardOf } from '../view.ts';
import { openDice } from './open-dice.ts';
import type { TheseusBot } from './theseus-bot.ts';

/** Rolls: the Minotaur any of the four dice, walls or not (T8), Theseus one of those that lead somewhere (T20). */
export const random: TheseusBot = {
  name: 'random',
  think: atOnce((view, { seat, random }) => ({
    dice: random.pick(seat === MINOTAUR ? DICE : openDice(boardOf(view), view.theseus)),
  })),
  seats: [THESEUS, MINOTAUR],
  sees: 'three-tiles',
};
