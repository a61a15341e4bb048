import type { Random } from '../random/random.ts';

/** The least number that 1, 2, 3 and 4 divide: a number below it chooses evenly from any set of directions. */
const BASE = 12;

/** For every set of directions and every number below the base: one of the set. */
const CHOICES = new Uint8Array(16 * BASE);
for (let set = 1; set < 16; set++) {
  const members = [0, 1, 2, 3].filter((direction) => (set >> direction) & 1);
  for (let i = 0; i < BASE; i++) CHOICES[set * BASE + i] = members[i % members.length]!;
}

/**
 * One of a set of directions given as bits, which must not be empty. A table stands for counting and branching, and the
 * number below twelve is the draw scaled down, which favours none by more than one part in 300 million: together they
 * make the backtracker nearly twice as fast.
 */
export const chooseDirection = (set: number, random: Random): number =>
  CHOICES[set * BASE + ((random.next() * (BASE / 0x1_0000_0000)) | 0)]!;
