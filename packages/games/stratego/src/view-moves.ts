import type { Seat } from '@dedalo/engine';
import { armyOf } from './armies.ts';
import { type Cell, homeCells } from './board.ts';
import { type Move, movesOf } from './moving.ts';
import type { Action, State, View } from './state.ts';

/** The moves of a seat that knows its own cards, in the order of `movesOf`. */
export const movesOfView = ({ config, armies, moves }: View, seat: Seat): Move[] =>
  // Moves ask for the mover's card alone, and a player's own are all known.
  movesOf({ config, armies: armies as State['armies'], moves }, seat);

/** The cells of a seat where nobody has been placed yet. */
export function freeHomeCells({ armies }: View, seat: Seat): Cell[] {
  const taken = new Set(armyOf(armies, seat).map(({ id }) => id));
  return homeCells(seat).filter((cell) => !taken.has(cell));
}

/** All that a seat may do, by what it sees. */
export const actionsOfView = (view: View, seat: Seat): Action[] =>
  view.phase === 'playing'
    ? movesOfView(view, seat)
    : freeHomeCells(view, seat).map((cell): Action => ({ type: 'place', cell }));
