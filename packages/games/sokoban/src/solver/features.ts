/** The features of a position in the search from the start, in the order of their importance. */
export const PACKED = 0;
export const PARTS = 1;
export const CUT = 2;
export const IN_THE_WAY = 3;
export const HOT = 4;
export const FAR_OFF = 5;

/** Features are written into one number, the first weighing most: the more, the better. */
const BITS = [9, 8, 6, 6, 7, 14] as const;
const SIZES = BITS.map((bits) => 2 ** bits);

/** Every value where more is better; values beyond their bits are cut off. */
export function scoreOf(
  first: number,
  second: number,
  third: number,
  fourth: number,
  fifth: number,
  sixth: number,
): number {
  let score = clip(first, 0);
  score = score * SIZES[1]! + clip(second, 1);
  score = score * SIZES[2]! + clip(third, 2);
  score = score * SIZES[3]! + clip(fourth, 3);
  score = score * SIZES[4]! + clip(fifth, 4);
  return score * SIZES[5]! + clip(sixth, 5);
}

const clip = (value: number, index: number): number => Math.max(0, Math.min(SIZES[index]! - 1, value));

/** The feature of that place in a score. */
export function featureOf(score: number, index: number): number {
  let rest = score;
  for (let i = SIZES.length - 1; i > index; i--) rest = Math.floor(rest / SIZES[i]!);
  return rest % SIZES[index]!;
}

/** Turns “the less, the better” around, for the feature of that place. */
export const fewer = (value: number, index: number): number => SIZES[index]! - 1 - value;
