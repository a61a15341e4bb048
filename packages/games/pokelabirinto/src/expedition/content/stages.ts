import type { Rank } from './creatures.ts';

/** What a maze of the journey is like. */
export interface Stage {
  /** Rows, and columns. */
  readonly side: number;
  /** The probability with which a dead end is opened: without loops nobody could be avoided. */
  readonly braid: number;
  /** The ranks of those who live in it. */
  readonly wild: readonly Rank[];
  /** The hit points with which they begin, in hundredths of all that they can have. */
  readonly vigour: number;
  readonly finds: number;
}

/** From the first maze on. */
export const STAGES: readonly Stage[] = [
  { side: 9, braid: 0.3, wild: [1], vigour: 45, finds: 2 },
  { side: 11, braid: 0.4, wild: [1, 1], vigour: 50, finds: 2 },
  { side: 13, braid: 0.4, wild: [1, 2, 2], vigour: 55, finds: 3 },
  { side: 13, braid: 0.5, wild: [2, 2, 2], vigour: 60, finds: 3 },
  { side: 15, braid: 0.5, wild: [2, 2, 3, 3], vigour: 70, finds: 3 },
  { side: 15, braid: 0.5, wild: [2, 3, 3, 3], vigour: 80, finds: 3 },
  { side: 17, braid: 0.5, wild: [3, 3, 3, 4], vigour: 90, finds: 3 },
  { side: 17, braid: 0.5, wild: [3, 3, 4, 4, 4], vigour: 100, finds: 3 },
  { side: 19, braid: 0.5, wild: [3, 4, 4, 4, 4], vigour: 100, finds: 3 },
];

/** All that come after the last one are like it. */
export const stageOf = (number: number): Stage => STAGES[Math.min(number, STAGES.length) - 1]!;
