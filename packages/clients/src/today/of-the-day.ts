import { Random } from '@dedalo/grid';
import { type Day, daySeed, numberOfDay } from './day.ts';

/** The draws of a day, for whatever a challenge is made of. */
export const drawsOfDay = (day: Day, purpose: string): Random => new Random(daySeed(day)).stream(purpose);

/** One of these for a day: all of them come in turn, each time in another order, before one comes again. */
export function ofTheDay<T>(items: readonly T[], day: Day, purpose: string): T {
  const number = numberOfDay(day);
  const round = Math.floor(number / items.length);
  const order = new Random(`daily round ${round}`).stream(purpose).shuffle([...items]);
  return order[number - round * items.length]!;
}
