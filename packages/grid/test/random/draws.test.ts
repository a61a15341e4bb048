import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const times = <T>(count: number, draw: () => T): T[] => range(1, count).map(draw);

function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** A generator that draws one number only. */
const always = (drawn: number): Random =>
  new (class extends Random {
    override next(): number {
      return drawn;
    }
  })('always');

/** Pearson's statistic against equal shares. */
const chiSquare = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

describe('next', () => {
  test('gives whole numbers from 0 to 2³² − 1, in all four quarters', () => {
    const drawn = times(
      4000,
      (
        (random) => () =>
          random.next()
      )(new Random('next')),
    );
    expect(drawn.every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
    expect(tally(drawn.map((n) => Math.floor(n / 2 ** 30))).size).toBe(4);
  });

  test('sets each of its 32 bits half of the time', () => {
    const random = new Random('bits');
    const drawn = times(20_000, () => random.next());
    for (const bit of range(0, 31)) {
      const share = drawn.filter((n) => (n >>> bit) & 1).length / drawn.length;
      expect(share, `bit ${bit}`).toBeGreaterThan(0.47);
      expect(share, `bit ${bit}`).toBeLessThan(0.53);
    }
  });
});

describe('below', () => {
  test('stays from 0 to n − 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = new Random(seed).below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test('of 1 is always 0', () => {
    const random = new Random('one');
    expect(tally(times(100, () => random.below(1)))).toEqual(new Map([[0, 100]]));
  });

  // The statistic of 6 degrees of freedom passes 40 less than once in a million.
  test('gives each of seven numbers equally often', () => {
    const random = new Random('seven');
    const counts = tally(times(70_000, () => random.below(7)));
    expect(counts.size).toBe(7);
    expect(chiSquare([...counts.values()])).toBeLessThan(40);
  });

  // A plain remainder would give the lowest third half of the time.
  test('has no bias even where n is three quarters of the whole range', () => {
    const random = new Random('bias');
    const drawn = times(30_000, () => random.below(3 * 2 ** 30));
    const lowest = drawn.filter((n) => n < 2 ** 30).length;
    expect(lowest).toBeGreaterThan(9500);
    expect(lowest).toBeLessThan(10_500);
  });

  test('of 2³² is the whole range', () => {
    expect(new Random('all').below(2 ** 32)).toBe(new Random('all').next());
  });
});

describe('int', () => {
  test('reaches every number from the least to the most, both included, and no other', () => {
    const random = new Random('int');
    const drawn = tally(times(2000, () => random.int(-3, 4)));
    expect([...drawn.keys()].toSorted((a, b) => a - b)).toEqual(range(-3, 4));
  });

  test('from a number to itself is that number', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(new Random('same').int(n, n)).toBe(n);
      }),
    );
  });
});

describe('float', () => {
  test('lies from 0 to just under 1, whatever is drawn', () => {
    expect(always(0).float()).toBe(0);
    expect(always(2 ** 32 - 1).float()).toBeLessThan(1);
  });

  test('comes near both ends', () => {
    const random = new Random('float');
    const drawn = times(10_000, () => random.float());
    expect(Math.min(...drawn)).toBeLessThan(0.01);
    expect(Math.max(...drawn)).toBeGreaterThan(0.99);
  });
});

describe('bool', () => {
  test('is never true at 0 and always true at 1, whatever is drawn', () => {
    expect([always(0).bool(0), always(2 ** 32 - 1).bool(1)]).toEqual([false, true]);
    const random = new Random('bool');
    expect(times(1000, () => random.bool(0))).not.toContain(true);
    expect(times(1000, () => random.bool(1))).not.toContain(false);
  });

  test.each([undefined, 0.1, 0.5, 0.9])('is true with probability %s (one half where none is given)', (probability) => {
    const random = new Random('share');
    const drawn = times(20_000, () => (probability === undefined ? random.bool() : random.bool(probability)));
    const share = drawn.filter(Boolean).length / drawn.length;
    expect(Math.abs(share - (probability ?? 0.5))).toBeLessThan(0.02);
  });
});

describe('string', () => {
  test('has from 1 to the most letters allowed, and every length occurs', () => {
    const random = new Random('string');
    const drawn = times(2000, () => random.string(6));
    expect(drawn.filter((text) => !/^[A-Za-z]{1,6}$/.test(text))).toEqual([]);
    expect(tally(drawn.map((text) => text.length)).size).toBe(6);
  });

  test('uses all 52 letters', () => {
    const random = new Random('letters');
    expect(new Set(times(500, () => random.string(10)).join('')).size).toBe(52);
  });
});

describe('pick', () => {
  test('gives each item sometimes, and nothing else', () => {
    const random = new Random('pick');
    const counts = tally(times(3000, () => random.pick(['a', 'b', 'c'])));
    expect([...counts.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    expect(Math.min(...counts.values())).toBeGreaterThan(850);
  });

  test('refuses an empty list', () => {
    expect(() => new Random('none').pick([])).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('changes the order and nothing else, in place', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = [...items];
        expect(new Random(seed).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('gives each of the six orders of three items about equally often', () => {
    const random = new Random('orders');
    const counts = tally(times(60_000, () => random.shuffle(['a', 'b', 'c']).join('')));
    expect(counts.size).toBe(6);
    // Five standard deviations.
    for (const [order, count] of counts) expect(Math.abs(count - 10_000), `order ${order}`).toBeLessThan(457);
  });

  test('works on typed arrays', () => {
    const shuffled = new Random('typed').shuffle(Int32Array.from(range(0, 99)));
    expect([...shuffled]).not.toEqual(range(0, 99));
    expect([...shuffled].toSorted((a, b) => a - b)).toEqual(range(0, 99));
  });
});
