/** The beta distribution with parameters a, b > 0. */
export interface Beta {
  readonly a: number;
  readonly b: number;
}

const TINY = 1e-300;
const MOST_TERMS = 10_000;
const ENOUGH = 1e-14;
const HALVINGS = 60;

/** Lanczos' approximation with g = 7 and nine terms: good to about 1e-15 (Godfrey 2001). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const sum = LANCZOS.reduce((total, term, index) => total + (index === 0 ? term : term / (shifted + index)), 0);
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The probability of at most x: the regularised incomplete beta function. */
export function betaBelow({ a, b }: Beta, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges fast on this side of the mean only.
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction({ a, b }, x)) / a
    : 1 - (front * fraction({ a: b, b: a }, 1 - x)) / b;
}

/** The continued fraction DLMF 8.17.22, by the method of Lentz. */
function fraction({ a, b }: Beta, x: number): number {
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return value;
}

const notZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** The x below which lies so much of the probability. Halving is slow, and never fails. */
export function betaQuantile(beta: Beta, probability: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (betaBelow(beta, middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
