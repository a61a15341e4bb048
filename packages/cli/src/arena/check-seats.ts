import type { Contest } from '@dedalo/arena';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

/** A bot that takes part sits in every seat by turns. */
export function checkSeats({ bots }: Contest, name: string, seats: number): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const missing = (bot: Contest['bots'][number]): number | undefined => all.find((seat) => !bot.botFor(seat));
  const seat = bots.filter((bot) => bot.name === name).map(missing)[0];
  if (seat === undefined) return;
  const able = bots.filter((bot) => missing(bot) === undefined).map((bot) => bot.name);
  throw new UsageError(arenaSpeech().match.wrongSeat({ bot: name, seat: seat + 1, bots: able }));
}
