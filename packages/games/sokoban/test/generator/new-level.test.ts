import { describe, expect, test } from 'vitest';
import { formatLevel } from '../../src/board-text.ts';
import { metricsOf } from '../../src/assists/metrics.ts';
import { DEMANDS } from '../../src/generator/difficulty.ts';
import { meets } from '../../src/generator/difficulty.ts';
import type { GeneratedLevel } from '../../src/generator/generator.ts';
import { boxesFor, NewLevel } from '../../src/generator/new-level.ts';
import { directionOf } from '../../src/text.ts';
import { hardnessOf, makeNew, makeWished } from './new-levels.ts';

const drawn = ({ level }: GeneratedLevel): string => formatLevel(level).join('\n');
const isSolved = ({ level, letters }: GeneratedLevel): boolean => {
  const played = metricsOf(
    level,
    [...letters].map((letter) => directionOf(letter)!),
  );
  return 'metrics' in played && played.isSolved;
};

test('a new level of each difficulty is solved by its letters, has what is demanded, and is harder than the one before', () => {
  const hardness = (['easy', 'medium', 'hard'] as const).map((difficulty) => {
    const levels = [1, 2, 3, 4].map((seed) => makeNew(difficulty, seed));
    for (const made of levels) {
      expect(isSolved(made), drawn(made)).toBe(true);
      expect(meets(made.measures, DEMANDS[difficulty]), drawn(made)).toBe(true);
    }
    return hardnessOf(levels);
  });
  for (const [index, harder] of hardness.entries()) {
    for (const [measure, value] of harder.entries()) {
      expect(value).toBeGreaterThan(hardness[index - 1]?.[measure] ?? 0);
    }
  }
});

describe('a new level', () => {
  test('is the same in portions of any size, and another under another seed', () => {
    const whole = drawn(makeNew('easy', 'a', 10_000_000));
    expect(drawn(makeNew('easy', 'a', 777))).toBe(whole);
    expect(drawn(makeNew('easy', 'b'))).not.toBe(whole);
  });

  test('comes in sizes and with boxes that differ', () => {
    const made = Array.from({ length: 12 }, (_, seed) => makeNew('easy', seed).level);
    expect(new Set(made.map(({ width, height }) => `${width}×${height}`)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(made.map(({ boxes }) => boxes.length))).toEqual(new Set([2, 3]));
  });

  test('can be stopped: the best so far is solved by its letters', () => {
    const maker = new NewLevel({ difficulty: 'expert', seed: 'stopped' });
    expect(maker.bestSoFar()).toBeUndefined();
    while (!maker.bestSoFar()) maker.run(50_000);
    expect(maker.isDone).toBe(false);
    expect(maker.progress).toBeGreaterThan(0);
    expect(maker.progress).toBeLessThan(1);
    expect(isSolved(maker.bestSoFar()!)).toBe(true);
  });

  test('that is there stays', () => {
    const maker = new NewLevel({ difficulty: 'easy', seed: 1 });
    while (!maker.run(20_000));
    const { level } = maker;
    expect([maker.run(1000), maker.progress, maker.level, maker.bestSoFar()]).toEqual([true, 1, level, level]);
  });
});

describe('a wish', () => {
  test('for a size and a number of boxes is met', () => {
    for (const seed of [1, 2, 3]) {
      const [small, large] = (['small', 'large'] as const).map((size) =>
        makeWished({ difficulty: 'easy', size, boxes: 4, seed }),
      );
      for (const { level } of [small!, large!]) expect(level.boxes).toHaveLength(4);
      expect(small!.level.width * small!.level.height).toBeLessThan(large!.level.width * large!.level.height);
    }
  });

  test('that leaves all to chance gives what the seed alone gives', () => {
    expect(drawn(makeWished({ difficulty: 'easy', size: 'any', seed: 'a' }))).toBe(drawn(makeNew('easy', 'a')));
  });

  test('can be for one box more than the most that come by chance', () => {
    expect(boxesFor('easy')).toEqual([2, 3, 4]);
    expect(boxesFor('expert')).toEqual([5, 6, 7]);
  });
});
