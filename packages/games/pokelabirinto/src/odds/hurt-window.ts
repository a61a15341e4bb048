/** Where a window goes on: over a layer that it now has, without one that it has no more. */
export interface WindowStep {
  readonly entering: Float64Array;
  /** A number where nobody is left standing, and all entries are the same. */
  readonly leaving: Float64Array | number;
}

/** The sums of the layers with 1 to `mostDamage` hit points less, when one hit point more is looked at. */
export function slideWindow(sums: Float64Array, { entering, leaving }: WindowStep): void {
  if (typeof leaving === 'number') {
    for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + (entering[i]! - leaving);
  } else {
    for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + (entering[i]! - leaving[i]!);
  }
}
