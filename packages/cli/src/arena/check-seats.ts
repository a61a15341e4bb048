import { type ArenaGame, findBot } from '@dedalo/arena';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

/** A bot in a match takes each seat in turn. */
export function checkSeats({ bots }: ArenaGame, word: string, seats: number): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const missing = (bot: ArenaGame['bots'][number]): number | undefined => all.find((seat) => !bot.botFor(seat));
  const found = findBot(bots, word);
  const seat = found && missing(found.bot);
  if (seat === undefined) return;
  const able = bots.filter((bot) => missing(bot) === undefined).map((bot) => bot.name);
  throw new UsageError(arenaSpeech().match.wrongSeat({ bot: word, seat: seat + 1, bots: able }));
}
