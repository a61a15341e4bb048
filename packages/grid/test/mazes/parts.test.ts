import { describe, expect, test } from 'vitest';
import { Random } from '../../src/index.ts';
import { chooseDirection } from '../../src/mazes/choose-direction.ts';
import { DisjointSets } from '../../src/mazes/disjoint-sets.ts';
import { numbers, range } from '../support/numbers.ts';

describe('a direction drawn from a set', () => {
  test.each(range(1, 15))('given as the bits %i is one of it, each equally often', (set) => {
    const random = new Random('direction');
    const counts = [0, 0, 0, 0];
    for (const _ of range(1, 12_000)) counts[chooseDirection(set, random)]! += 1;
    const members = range(0, 3).filter((direction) => (set >> direction) & 1);
    for (const direction of range(0, 3)) {
      const share = members.includes(direction) ? 12_000 / members.length : 0;
      expect(Math.abs(counts[direction]! - share), `direction ${direction}`).toBeLessThanOrEqual(share === 0 ? 0 : 300);
    }
  });

  // The statistic of 63 degrees of freedom passes 150 less than once in a million.
  test('does not depend on the two before it', () => {
    const random = new Random('three');
    const draw = (): number => chooseDirection(15, random);
    const counts = range(1, 64).map(() => 0);
    for (const _ of range(1, 64_000)) counts[draw() * 16 + draw() * 4 + draw()]! += 1;
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(150);
  });
});

test('sets that are joined one by one are those of a plain list of labels', () => {
  const draw = numbers(8);
  for (const _ of range(1, 50)) {
    const count = 1 + draw.below(30);
    const sets = new DisjointSets(count);
    const labels = range(0, count - 1);
    for (let left = 60; left > 0; left--) {
      const a = draw.below(count);
      const b = draw.below(count);
      const [kept, gone] = [labels[a]!, labels[b]!];
      expect(sets.union(a, b)).toBe(kept !== gone);
      labels.forEach((label, member) => label === gone && (labels[member] = kept));
    }
    for (const a of labels.keys()) {
      for (const b of labels.keys()) expect(sets.find(a) === sets.find(b)).toBe(labels[a] === labels[b]);
    }
  }
});
