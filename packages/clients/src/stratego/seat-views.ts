import { type GameRecord, ReplayCursor, type Seat } from '@dedalo/engine';
import { stratego, type StrategoTypes, type View } from '@dedalo/stratego';

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
