/** ln 1, ln 2, ln 3 and so on, as far as they were asked for. */
let logarithms = new Float64Array(1024);
let known = 1;

/**
 * The natural logarithm of a whole number from 1. Math.log may differ in its last digit from one machine to the next,
 * and then a seed would not repeat a search; sums, products and quotients never differ.
 */
export function logarithm(n: number): number {
  if (n > known) learn(n);
  return logarithms[n - 1]!;
}

function learn(most: number): void {
  if (most > logarithms.length) {
    const longer = new Float64Array(Math.max(most, logarithms.length * 2));
    longer.set(logarithms);
    logarithms = longer;
  }
  for (; known < most; known++) {
    // ln(n + 1) = ln n + 2 artanh(1 / (2n + 1)), whose series is down to rounding after a few terms.
    const step = 1 / (2 * known + 1);
    let power = step;
    let sum = 0;
    for (let odd = 1; power > 1e-19; odd += 2) {
      sum += power / odd;
      power *= step * step;
    }
    logarithms[known] = logarithms[known - 1]! + 2 * sum;
  }
}
