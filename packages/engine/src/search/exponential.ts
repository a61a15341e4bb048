const TERMS = 18;

/**
 * e to the power of a number that is not far from 0. Math.exp may differ in its last digit from one machine to the next,
 * and then a seed would not repeat a search; sums, products and quotients never differ.
 */
export function exponential(x: number): number {
  const halves = Math.round(x / Math.LN2);
  const rest = x - halves * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  const factor = halves < 0 ? 0.5 : 2;
  for (let half = Math.abs(halves); half > 0; half--) sum *= factor;
  return sum;
}
