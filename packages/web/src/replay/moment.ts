import type { GameRecord, GameTypes, ReplayCursor } from '@dedalo/engine';
import type { Moment, ReplayGame } from './replay-game.ts';

/** Plays the action with this number, counted from 1, which a verified record cannot refuse. */
export function momentAfter<T extends GameTypes>(
  { game }: Pick<ReplayGame<T>, 'game'>,
  { actions }: GameRecord<T>,
  { before, number }: { readonly before: T['State']; readonly number: number },
): Moment<T> {
  const acted = actions[number - 1]!;
  const played = game.play(before, acted.seat, acted.action);
  if (!played.ok) throw new Error(`${game.id}: action ${number} of a verified replay is refused: ${played.error.code}`);
  return { number, acted, before, after: played.value.state, events: played.value.events };
}

/** The moment before the cursor; undefined at the start. The cursor does not move. */
export function momentAt<T extends GameTypes>(
  replayGame: ReplayGame<T>,
  cursor: ReplayCursor<T>,
): Moment<T> | undefined {
  const number = cursor.position;
  if (number === 0) return undefined;
  cursor.goTo(number - 1);
  const moment = momentAfter(replayGame, cursor.record, { before: cursor.state, number });
  cursor.goTo(number);
  return moment;
}
