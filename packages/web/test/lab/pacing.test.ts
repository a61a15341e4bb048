import { expect, test } from 'vitest';
import { Pace, runAbreast, type Stepped } from '../../src/lab/pacing.ts';

class Walk implements Stepped {
  taken = 0;
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  get phase(): string {
    return this.taken === this.#length ? 'done' : 'walking';
  }

  advance(steps: number): void {
    this.taken = Math.min(this.#length, this.taken + steps);
  }
}

const endless = { budgetMs: 8, now: () => 0 };

test('slow speeds leave parts of steps over, and none is lost', () => {
  const pace = new Pace();
  let steps = 0;
  for (let frame = 0; frame < 600; frame++) steps += pace.take(1000 / 60, 5);
  expect(steps).toBeGreaterThanOrEqual(49);
  expect(steps).toBeLessThanOrEqual(50);
});

test('a long absence is not made up for', () => {
  expect(new Pace().take(3_600_000, 1000)).toBe(100);
  expect(new Pace().take(-5, 1000)).toBe(0);
});

test('all go abreast and each ends on its own', () => {
  const short = new Walk(100);
  const long = new Walk(1000);
  runAbreast([short, long], 130, endless);
  expect([short.taken, long.taken]).toEqual([100, 130]);
  runAbreast([short, long], Number.POSITIVE_INFINITY, endless);
  expect([short.taken, long.taken]).toEqual([100, 1000]);
});

test('when the time is up it stops, still abreast', () => {
  let time = 0;
  const walks = [new Walk(1_000_000), new Walk(1_000_000)];
  runAbreast(walks, Number.POSITIVE_INFINITY, { budgetMs: 8, now: () => time++ });
  expect(walks[0]!.taken).toBeGreaterThan(0);
  expect(walks[0]!.taken).toBeLessThan(1000);
  expect(walks[1]!.taken).toBe(walks[0]!.taken);
});
