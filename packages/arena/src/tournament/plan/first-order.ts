import { Random } from '@dedalo/grid';
import type { Field } from './field.ts';

/** The players in the order of the first round: the strongest first, where anything is known of their strength. */
export function firstOrder({ slugs, seed, seeding }: Field): number[] {
  const players = slugs.map((_, player) => player);
  return seeding === 'draw' ? new Random(seed).stream('order').shuffle(players) : players;
}
