/** A fight that goes on with less than this chance is not followed any further. */
const NEGLIGIBLE = 1e-15;

/**
 * How long somebody can stand attack after attack: by k a bound of s(k) + s(k + 1) + …, where s(k) is the chance that k
 * attacks of 0 to `mostDamage` each do less than `hitPoints` together. It falls with k, and the last entry bounds all
 * that follow.
 *
 * The sum is finite because s(i + k) ≤ s(i) · s(k): both parts must do too little. So all from the kth on are at most
 * s(k) times all there are, and these are at most the first k over 1 − s(k).
 */
export function outlasting(hitPoints: number, mostDamage: number): readonly number[] {
  if (mostDamage < 1) throw new RangeError('outlasting: an attack that does no damage ends no fight');
  const chances: number[] = [];
  let sums = new Float64Array(hitPoints);
  sums[0] = 1;
  let chance = 1;
  while (chance > NEGLIGIBLE) {
    chances.push(chance);
    sums = afterAttack(sums, mostDamage);
    chance = total(sums);
  }
  const tails = [(chance * total(chances)) / (1 - chance)];
  for (const each of chances.reverse()) tails.push(tails.at(-1)! + each);
  return tails.reverse();
}

/** How likely each sum of damage below the hit points is after one attack more. */
function afterAttack(sums: Float64Array, mostDamage: number): Float64Array<ArrayBuffer> {
  let window = 0;
  return Float64Array.from(sums, (chance, damage) => {
    window += chance - (sums[damage - mostDamage - 1] ?? 0);
    return Math.max(0, window) / (mostDamage + 1);
  });
}

const total = (chances: Iterable<number>): number => {
  let sum = 0;
  for (const chance of chances) sum += chance;
  return sum;
};
