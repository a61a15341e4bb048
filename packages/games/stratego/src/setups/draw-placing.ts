import type { BotSeat } from '@dedalo/engine';
import { armyOf } from '../armies.ts';
import type { Cell } from '../board.ts';
import { PIECES } from '../pieces.ts';
import type { Action, View } from '../state.ts';
import { freeHomeCells } from '../view-moves.ts';
import { setupFor, type Setup } from './setup.ts';

/**
 * Where to place the next piece: as in one of the set-ups that begin like what is placed, each as likely. Ten such
 * placings are one set-up, each as likely, and nothing needs to be remembered between them.
 */
export function drawPlacing(setups: readonly Setup[], view: View, { seat, random }: BotSeat): Action {
  const placed = armyOf(view.armies, seat);
  const beginsSo = (cells: readonly Cell[]): boolean =>
    placed.every(({ id, piece }) => piece !== null && cells[PIECES.indexOf(piece)] === id);
  const possible = setups.map((setup) => setupFor(seat, setup)).filter(beginsSo);
  const cells = possible.length > 0 ? possible.map((cells) => cells[placed.length]!) : freeHomeCells(view, seat);
  return { type: 'place', cell: random.pick(cells) };
}
