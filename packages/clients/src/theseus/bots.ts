import { BOTS, type TheseusBot } from '@dedalo/theseus';
import { type PlayerName, type Side, SIDES } from './players.ts';

/** The bot of this name for a side; `optimal` is another one for each. */
export function botOf(side: Side, name: PlayerName): TheseusBot {
  const seat = SIDES.indexOf(side);
  const found = BOTS.find((bot) => (bot.name === name || bot.name === `${name}-${side}`) && bot.seats.includes(seat));
  if (!found) throw new RangeError(`botOf: ${name} does not play ${side}`);
  return found;
}
