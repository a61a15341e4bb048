import { BOTS, type TheseusBot } from '@dedalo/theseus';
import { type PlayerWord, readWord, type Side, SIDES } from './players.ts';

/** The bot of a side with this name; `optimal` is a different one for each. */
export function botOf(side: Side, player: PlayerWord): TheseusBot {
  const { name, options } = readWord(player);
  const seat = SIDES.indexOf(side);
  const found = BOTS.find((bot) => (bot.name === name || bot.name === `${name}-${side}`) && bot.seats.includes(seat));
  if (!found) throw new RangeError(`botOf: ${player} does not play ${side}`);
  return found.withOptions?.(options) ?? found;
}
