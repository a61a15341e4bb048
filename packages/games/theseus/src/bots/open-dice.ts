import { type Board, isWalled, type Tile } from '../board.ts';
import { DICE, type Dice, wayOf } from '../dice.ts';

/** The dice that lead somewhere; there are at least two, since no tile has more than two walls. */
export const openDice = (board: Board, tile: Tile): Dice[] =>
  DICE.filter((dice) => !isWalled(board, tile, wayOf(dice)));
