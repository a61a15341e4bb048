import { describe, expect, test } from 'vitest';
import {
  canonicalBoard,
  createLevelGenerator,
  DEMANDS,
  type Difficulty,
  DIFFICULTIES,
  directionOf,
  formatLevel,
  type GeneratedLevel,
  type LevelRequest,
  metricsOf,
  Optimizer,
  Solver,
} from '../../src/index.ts';

function generate(request: LevelRequest, slice = 10_000): readonly GeneratedLevel[] {
  const generator = createLevelGenerator(request);
  if (!generator.ok) throw new Error(generator.error.code);
  while (!generator.value.run(slice));
  return generator.value.levels;
}

const small: LevelRequest = { width: 8, height: 8, boxes: 3, difficulty: 'easy', seed: 'small', count: 8, tries: 12 };
const metrics = ({ level, letters }: GeneratedLevel): ReturnType<typeof metricsOf> =>
  metricsOf(
    level,
    [...letters].map((letter) => directionOf(letter)!),
  );

/** The hardest is found sooner where there is more room. */
const WISHES: Readonly<Record<Difficulty, Omit<LevelRequest, 'difficulty'>>> = {
  easy: { width: 9, height: 9, boxes: 4, seed: 3, count: 3, tries: 12 },
  medium: { width: 9, height: 9, boxes: 4, seed: 3, count: 3, tries: 16 },
  hard: { width: 9, height: 9, boxes: 4, seed: 3, count: 1, tries: 40 },
  expert: { width: 11, height: 10, boxes: 5, seed: 3, count: 1, tries: 40 },
};

describe.each(DIFFICULTIES)('levels of difficulty %s', (difficulty) => {
  const wish = WISHES[difficulty];
  const levels = generate({ ...wish, difficulty });

  test('come with a solution that has the stated moves, pushes and box changes', () => {
    expect(levels).toHaveLength(wish.count!);
    for (const made of levels) {
      const { moves, measures } = made;
      const { pushes, boxChanges } = measures;
      expect(metrics(made)).toMatchObject({ isSolved: true, metrics: { moves, pushes, boxChanges } });
    }
  });

  test('are not found to have solutions with fewer pushes', () => {
    for (const { level, letters, measures } of levels) {
      const optimizer = new Optimizer(level, letters, { by: 'pushes' });
      optimizer.run(500_000);
      expect(optimizer.metrics.pushes).toBe(measures.pushes);
    }
  });

  test('have what the difficulty demands', () => {
    const { mostPushes, ...least } = DEMANDS[difficulty];
    for (const { measures } of levels) {
      expect(measures.pushes).toBeLessThanOrEqual(mostPushes);
      for (const [name, value] of Object.entries(least)) {
        expect(measures[name as keyof typeof least]).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

describe('a batch of small levels', () => {
  const levels = generate(small);

  test('has the size and the boxes that were asked for, and no box stands on its goal for good', () => {
    expect(levels).toHaveLength(8);
    for (const { level, measures } of levels) {
      expect([level.width, level.height, level.boxes.length]).toEqual([8, 8, 3]);
      expect(measures.idleBoxes).toBe(0);
    }
  });

  test('cannot be solved with fewer pushes than stated', () => {
    for (const { level, measures } of levels) {
      const end = new Solver(level, { aim: 'pushes' }).run(Infinity);
      expect(end?.type === 'solved' && end.letters.replaceAll(/[a-z]/g, '').length).toBe(measures.pushes);
    }
  });

  test('has no level twice, however it is turned', () => {
    expect(new Set(levels.map(({ level }) => canonicalBoard(level).join('\n'))).size).toBe(levels.length);
  });

  test('is the same for the same seed, however the work is divided, and another for another seed', () => {
    const drawn = (list: readonly GeneratedLevel[]): string[] => list.map(({ level }) => formatLevel(level).join('\n'));
    expect(drawn(generate(small, 777))).toEqual(drawn(levels));
    expect(drawn(generate({ ...small, seed: 'other' }))).not.toEqual(drawn(levels));
  });

  test('begins with the levels of a shorter batch', () => {
    expect(generate({ ...small, count: 3 }).map(({ letters }) => letters)).toEqual(
      levels.slice(0, 3).map(({ letters }) => letters),
    );
  });
});

test('where a difficulty cannot be had, the generator ends with fewer levels', () => {
  expect(generate({ width: 6, height: 6, boxes: 1, difficulty: 'expert', seed: 1, count: 2, tries: 2 })).toEqual([]);
});

test('a generator that is stopped has whole levels', () => {
  const generator = createLevelGenerator({ ...small, count: 100 });
  if (!generator.ok) throw new Error(generator.error.code);
  while (generator.value.levels.length < 2) generator.value.run(1000);
  const { boards, share } = generator.value.progress;
  expect(generator.value.isDone).toBe(false);
  expect(boards).toBeGreaterThanOrEqual(2 * 12);
  expect(share).toBeGreaterThanOrEqual(0.02);
  for (const made of generator.value.levels) expect(metrics(made)).toMatchObject({ isSolved: true });
});

test.each([
  [{ width: 5 }, { code: 'bad-request-number', field: 'width', value: 5, least: 6, most: 30 }],
  [{ boxes: 1.5 }, { code: 'bad-request-number', field: 'boxes', value: 1.5, least: 1, most: 20 }],
  [{ count: 0 }, { code: 'bad-request-number', field: 'count', value: 0, least: 1, most: 10_000 }],
  [{ difficulty: 'silly' as never }, { code: 'unknown-difficulty', value: 'silly' }],
])('%j is refused', (wish, problem) => {
  expect(createLevelGenerator({ ...small, ...wish })).toEqual({ ok: false, error: problem });
});
