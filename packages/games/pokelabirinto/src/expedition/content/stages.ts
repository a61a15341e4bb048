import type { Rank } from './creatures.ts';

/** What a maze of the journey is like. */
export interface Stage {
  /** Rows, and columns. */
  readonly side: number;
  /** The probability with which a dead end is opened: without loops nobody could be avoided. */
  readonly braid: number;
  /** The ranks of those who live in it. */
  readonly wild: readonly Rank[];
  /** The hit points with which they begin, in hundredths of all that they can have: any from the least to the most. */
  readonly vigour: { readonly least: number; readonly most: number };
  readonly finds: number;
}

/** From the first maze on. */
export const STAGES: readonly Stage[] = [
  { side: 9, braid: 0.5, wild: [1], vigour: { least: 30, most: 60 }, finds: 2 },
  { side: 11, braid: 0.6, wild: [1, 2], vigour: { least: 30, most: 70 }, finds: 2 },
  { side: 13, braid: 0.6, wild: [1, 2, 3], vigour: { least: 40, most: 80 }, finds: 3 },
  { side: 13, braid: 0.7, wild: [1, 2, 3, 4], vigour: { least: 40, most: 90 }, finds: 3 },
  { side: 15, braid: 0.7, wild: [2, 2, 3, 4], vigour: { least: 40, most: 90 }, finds: 3 },
  { side: 15, braid: 0.7, wild: [2, 3, 3, 4, 4], vigour: { least: 40, most: 90 }, finds: 3 },
  { side: 17, braid: 0.7, wild: [3, 3, 4, 4, 4], vigour: { least: 60, most: 100 }, finds: 3 },
  { side: 17, braid: 0.7, wild: [3, 4, 4, 4, 4], vigour: { least: 80, most: 100 }, finds: 3 },
  { side: 19, braid: 0.7, wild: [4, 4, 4, 4, 4, 4], vigour: { least: 100, most: 100 }, finds: 3 },
];

/** All that come after the last one are like it. */
export const stageOf = (number: number): Stage => STAGES[Math.min(number, STAGES.length) - 1]!;
