import { atOnce } from '@dedalo/engine';
import type { Dice } from '../dice.ts';
import { THESEUS } from '../state.ts';
import { boardOf } from '../view.ts';
import { pickBest } from './best.ts';
import { thousandths } from './evaluate.ts';
import { openDice } from './open-dice.ts';
import type { TheseusBot } from './theseus-bot.ts';

/** Looks one die ahead and takes the best (T20). */
export const heuristic: TheseusBot = {
  name: 'heuristic',
  think: atOnce((view, { random }) => {
    const board = boardOf(view);
    const scene = { board, supplies: view.supplies, opponent: view.minotaur };
    const worth = (dice: Dice): number => thousandths(scene, { seat: THESEUS, from: view.theseus, dice });
    return { dice: pickBest(openDice(board, view.theseus), worth, random) };
  }),
  seats: [THESEUS],
  sees: 'three-tiles',
};
