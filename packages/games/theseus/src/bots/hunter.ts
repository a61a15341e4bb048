import { atOnce } from '@dedalo/engine';
import { stepFrom } from '../board.ts';
import { type Dice, wayOf } from '../dice.ts';
import { distancesFrom } from '../distances.ts';
import { MINOTAUR } from '../state.ts';
import { boardOf } from '../view.ts';
import { pickBest } from './best.ts';
import { openDice } from './open-dice.ts';
import type { TheseusBot } from './theseus-bot.ts';

/** A Minotaur that takes a shortest way to Theseus. */
export const hunter: TheseusBot = {
  name: 'hunter',
  think: atOnce((view, { random }) => {
    const board = boardOf(view);
    const distances = distancesFrom(board, view.theseus);
    const left = (dice: Dice): number => distances[stepFrom(board, view.minotaur, wayOf(dice))]!;
    return { dice: pickBest(openDice(board, view.minotaur), (dice) => -left(dice), random) };
  }),
  seats: [MINOTAUR],
  sees: 'whole-board',
};
