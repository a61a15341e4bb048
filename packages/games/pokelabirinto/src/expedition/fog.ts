import type { Cell } from '@dedalo/grid';
import { sightFrom } from '../sight.ts';
import { signOf } from '../signs.ts';
import type { Event, State, Wild } from './state.ts';

/** A wild creature as it is known to whoever sees these cells. */
export const asSeen = (wild: Wild, sight: ReadonlySet<Cell>): Wild =>
  wild.at !== null && sight.has(wild.at) ? wild : { ...wild, at: null };

export interface Look {
  readonly sighted: Extract<Event, { type: 'sighted' }>;
  /** All cells that are known after it. */
  readonly seen: Uint8Array;
}

/** What is seen from where the party stands, and by a lamp (E9), and what of it is new. */
export function lookAround({ maze, at, wild, finds, seen }: State, lit: readonly Cell[] = []): Look {
  const sight = sightFrom(maze, at);
  const known = Uint8Array.from(seen);
  const fresh = [...new Set([...sight, ...lit])].filter((cell) => known[cell] === 0).sort((a, b) => a - b);
  for (const cell of fresh) known[cell] = 1;
  const inSight = new Set(sight);
  const isFresh = new Set(fresh);
  return {
    sighted: {
      type: 'sighted',
      cells: fresh.map((cell) => ({ cell, sign: signOf(maze, cell) })),
      finds: finds.filter((find) => isFresh.has(find.at)),
      wild: wild.map((each) => asSeen(each, inSight).at),
    },
    seen: known,
  };
}
