import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { KeptLayers, type LayerPlan } from '../../src/solve/kept-layers.ts';

/** Layer n begins with the n-th triangular number; higher layers are shorter. */
function triangles(rounds: number): LayerPlan & { filled: number[] } {
  const filled: number[] = [];
  return {
    rounds,
    filled,
    length: (left) => 2 + rounds - left,
    fill(left, layer, before) {
      filled.push(left);
      layer[0] = before ? before[0]! + left : 0;
    },
  };
}

const ROUNDS = [0, 1, 2, 3, 4, 9, 10, 15, 16, 17, 100, 101];

function allMade(rounds: number): { plan: ReturnType<typeof triangles>; layers: KeptLayers } {
  const plan = triangles(rounds);
  const layers = new KeptLayers(plan);
  for (let left = 0; left <= rounds; left++) layers.at(left);
  return { plan, layers };
}

test('the first pass makes every layer once', () => {
  for (const rounds of ROUNDS) {
    expect(allMade(rounds).plan.filled).toEqual(Array.from({ length: rounds + 1 }, (_, left) => left));
  }
});

test('any layer can be asked for afterwards, in any order', () => {
  const random = new Random('layers');
  for (const rounds of ROUNDS) {
    const { layers } = allMade(rounds);
    for (let i = 0; i < 200; i++) {
      const left = random.int(0, rounds);
      expect(layers.at(left)[0]).toBe((left * (left + 1)) / 2);
    }
  }
});

test('along a game each layer is made at most once more', () => {
  for (const rounds of ROUNDS) {
    const { plan, layers } = allMade(rounds);
    plan.filled.length = 0;
    for (let left = rounds; left >= 0; left--) {
      for (let again = 0; again < 3; again++) layers.at(left);
    }
    expect(new Set(plan.filled).size).toBe(plan.filled.length);
  }
});

test('memory for about 2√n layers', () => {
  const plan: LayerPlan = { rounds: 100, length: () => 1000, fill: () => undefined };
  expect(KeptLayers.bytes(plan)).toBe(20 * 8000);
  expect(KeptLayers.bytes({ ...plan, rounds: 10_000 })).toBe(200 * 8000);
});
