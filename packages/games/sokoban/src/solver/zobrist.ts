import { Random } from '@dedalo/grid';

/** A random number a cell, in two halves: what is where becomes one number of 64 bits. */
export interface Zobrist {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

export function zobristOf(cells: number, name: string): Zobrist {
  const random = new Random(`sokoban solver ${name}`);
  const draw = (): Int32Array => Int32Array.from({ length: cells + 1 }, () => random.next() | 0);
  return { low: draw(), high: draw() };
}
