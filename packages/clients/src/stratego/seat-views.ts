import { type GameRecord, ReplayCursor, type Seat } from '@dedalo/engine';
import { type Move, stratego, type StrategoTypes, type View } from '@dedalo/stratego';

/**
 * What a seat saw at each of its turns in the first actions of a game, the position after them included. It is all that
 * a bot in that seat may know of the past.
 */
export function viewsOfSeat(record: GameRecord<StrategoTypes>, seat: Seat, position: number): View[] {
  const cursor = new ReplayCursor(stratego, record);
  const views: View[] = [];
  for (let at = 0; at <= position; at++) {
    cursor.goTo(at);
    const view = stratego.view(cursor.state, seat);
    if (view.phase === 'playing' && view.turn === seat) views.push(view);
  }
  return views;
}

/** A move that was made, and what its side knew then. */
export interface Turn {
  /** After so many actions. */
  readonly position: number;
  readonly seat: Seat;
  readonly view: View;
  readonly move: Move;
}

/** The moves of a game that can be judged: whoever has won by one has given nothing away, whatever was known. */
export function turnsOf(record: GameRecord<StrategoTypes>): Turn[] {
  const cursor = new ReplayCursor(stratego, record);
  return record.actions.flatMap(({ seat, action }, position) => {
    if (action.type !== 'move') return [];
    cursor.goTo(position);
    const view = stratego.view(cursor.state, seat);
    cursor.goTo(position + 1);
    const hasWon = stratego.outcome(cursor.state)?.winners.includes(seat) ?? false;
    return hasWon ? [] : [{ position, seat, view, move: action }];
  });
}
