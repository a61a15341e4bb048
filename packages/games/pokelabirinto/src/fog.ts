import type { Cell } from '@dedalo/grid';
import { sightFrom } from './sight.ts';
import { signOf } from './signs.ts';
import type { Event, Opponent, State } from './state.ts';

/** An opponent as it is known to who sees these cells. */
export const asSeen = (opponent: Opponent, sight: ReadonlySet<Cell>): Opponent =>
  opponent.at !== null && sight.has(opponent.at) ? opponent : { ...opponent, at: null };

export interface Look {
  readonly sighted: Extract<Event, { type: 'sighted' }>;
  /** All cells that are known after it. */
  readonly seen: Uint8Array;
}

/** What the player sees from where the creature stands, and what of it is new. */
export function lookAround({ maze, hero, opponents, seen }: State): Look {
  const sight = sightFrom(maze, hero.at);
  const known = Uint8Array.from(seen!);
  const fresh = sight.filter((cell) => known[cell] === 0);
  for (const cell of fresh) known[cell] = 1;
  const inSight = new Set(sight);
  const cells = fresh.map((cell) => ({ cell, sign: signOf(maze, cell) }));
  return {
    sighted: { type: 'sighted', cells, opponents: opponents.map((opponent) => asSeen(opponent, inSight).at) },
    seen: known,
  };
}
