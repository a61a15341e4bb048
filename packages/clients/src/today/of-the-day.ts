import { Random } from '@dedalo/grid';
import { type Day, daySeed, numberOfDay } from './day.ts';

/** The random numbers of a day, for whatever a challenge needs. */
export const drawsOfDay = (day: Day, purpose: string): Random => new Random(daySeed(day)).stream(purpose);

/** One of these for each day: all of them in turn, in a new order each time round. */
export function ofTheDay<T>(items: readonly T[], day: Day, purpose: string): T {
  const number = numberOfDay(day);
  const round = Math.floor(number / items.length);
  const order = new Random(`daily round ${round}`).stream(purpose).shuffle([...items]);
  return order[number - round * items.length]!;
}
