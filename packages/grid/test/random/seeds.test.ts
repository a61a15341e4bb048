import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const first = (random: Random, count = 8): number[] => range(1, count).map(() => random.next());

describe('a seed', () => {
  /** Pins: mazes, matches and replays of all versions depend on these. */
  test.each([
    [0, [555265569, 420965032, 3631288457, 2807988160]],
    ['0', [555265569, 420965032, 3631288457, 2807988160]],
    ['dedalo', [2391028107, 769919873, 2278559229, 422488585]],
  ] as [string | number, number[]][])('pin: %j gives these numbers', (seed, numbers) => {
    expect(first(new Random(seed), 4)).toEqual(numbers);
  });

  test('is the same as a number and as its text', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(first(new Random(n))).toEqual(first(new Random(String(n))));
      }),
    );
  });

  test('may be empty, and is then a seed like any other', () => {
    const random = new Random('');
    expect(random.seed).toBe('');
    expect(first(random)).toEqual(first(new Random('')));
    expect(first(new Random(''))).not.toEqual(first(new Random('0')));
    expect(new Set(first(new Random(''), 1000)).size).toBeGreaterThan(990);
  });

  test('gives other numbers than the seed beside it', () => {
    const openings = range(0, 999).map((seed) => new Random(seed).next());
    expect(new Set(openings).size).toBe(1000);
  });

  test('matters to its last letter, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (seed) => {
        expect(first(new Random(`${seed}a`))).not.toEqual(first(new Random(`${seed}b`)));
      }),
    );
  });
});

describe('a stream', () => {
  test('depends on the seed and its name, not on what was drawn before', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(100), (seed, name, drawn) => {
        const used = new Random(seed);
        first(used, drawn);
        expect(first(used.stream(name))).toEqual(first(new Random(seed).stream(name)));
      }),
    );
  });

  test('does not disturb the generator it comes from', () => {
    const random = new Random('dedalo');
    first(random.stream('other'), 100);
    expect(first(random)).toEqual(first(new Random('dedalo')));
  });

  test('differs from streams of other names and from the generator itself', () => {
    const random = new Random('dedalo');
    const all = [random, random.stream('a'), random.stream('b'), random.stream('')].map((one) => one.next());
    expect(new Set(all).size).toBe(4);
  });
});

test('a copy goes on with the same numbers and no longer depends on the original', () => {
  const random = new Random('dedalo');
  first(random, 5);
  const copy = random.copy();
  const expected = first(random.copy());
  first(random, 3);
  expect(first(copy)).toEqual(expected);
});
