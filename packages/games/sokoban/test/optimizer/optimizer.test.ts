import { DIRECTIONS, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import {
  compareMetrics,
  directionOf,
  findPack,
  letterOf,
  type Level,
  levelFrom,
  type Metrics,
  metricsOf,
  OPTIMIZE_BY,
  Optimizer,
  type OptimizeBy,
  Solver,
} from '../../src/index.ts';
import { pulledPlacement, randomLevel } from '../assists/support/random-levels.ts';
import { play } from '../assists/support/judge.ts';
import { board } from '../assists/support/boards.ts';

function metrics(level: Level, letters: string): Metrics {
  const measured = metricsOf(
    level,
    [...letters].map((letter) => directionOf(letter)!),
  );
  if (!('metrics' in measured) || !measured.isSolved) throw new Error(`${letters} does not solve the level`);
  expect(measured.letters).toBe(letters);
  return measured.metrics;
}

function solve(level: Level, aim: 'any' | OptimizeBy): string | undefined {
  const end = new Solver(level, { aim }).run(2_000_000);
  return end?.type === 'solved' ? end.letters : undefined;
}

function optimize(level: Level, letters: string, by: OptimizeBy): string {
  const optimizer = new Optimizer(level, letters, { by, memory: 0 });
  while (!optimizer.run(10_000));
  return optimizer.letters;
}

/** Levels that can be solved and are not solved at the start. */
function* solvableLevels(count: number, random: Random): Iterable<Level> {
  for (let made = 0; made < count;) {
    const drawn = randomLevel(random);
    const placement = pulledPlacement(drawn, random);
    if (!placement || placement.boxes.every((box) => drawn.isGoal[box] === 1 || drawn.isInside[box] === 0)) continue;
    made++;
    yield levelFrom(drawn, placement);
  }
}

/** A solution that begins with a walk about, pushes included, as long as it can still be solved. */
function withDetour(level: Level, random: Random): string | undefined {
  let here: { player: number; boxes: readonly number[] } = level;
  let letters = '';
  for (let step = random.below(40); step > 0; step--) {
    const direction = random.pick(DIRECTIONS);
    const played = play(level, here, direction);
    if (!played) continue;
    if (played.boxes.every((box) => level.isGoal[box] === 1 || level.isInside[box] === 0)) break;
    here = played;
    letters += played.pushed === undefined ? letterOf(direction) : letterOf(direction).toUpperCase();
  }
  const rest = solve(levelFrom(level, here), 'any');
  return rest === undefined ? undefined : letters + rest;
}

describe.each(OPTIMIZE_BY)('by %s', (by) => {
  test('a solution with a detour is never made worse, stays valid, and mostly ends with the fewest there can be', () => {
    const random = new Random(`detours ${by}`);
    let tried = 0;
    let fewest = 0;
    for (const level of solvableLevels(120, random)) {
      const letters = withDetour(level, random);
      const best = solve(level, by);
      if (letters === undefined || best === undefined) continue;
      tried++;
      const before = metrics(level, letters);
      const after = metrics(level, optimize(level, letters, by));
      expect(compareMetrics(after, before, by)).toBeLessThanOrEqual(0);
      const least = metrics(level, best)[by];
      expect(after[by]).toBeGreaterThanOrEqual(least);
      if (after[by] === least) fewest++;
    }
    expect(tried).toBeGreaterThan(40);
    expect(fewest / tried).toBeGreaterThan(0.95);
  });

  test('however the work is divided, the result is the same', () => {
    const { level } = findPack('classic').entries[4]!;
    const letters = solve(level, 'any')!;
    const once = new Optimizer(level, letters, { by, memory: 0 });
    once.run(300_000);
    const often = new Optimizer(level, letters, { by, memory: 0 });
    for (let slice = 0; slice < 300_000; slice += 512 * 3) often.run(512 * 3);
    expect(often.progress).toEqual(once.progress);
    expect(often.letters).toBe(once.letters);
  });

  test('whenever it is stopped, its solution is valid and no worse', () => {
    const { level } = findPack('classic').entries[6]!;
    const optimizer = new Optimizer(level, solve(level, 'any')!, { by });
    let before = optimizer.metrics;
    for (let slice = 0; slice < 20; slice++) {
      optimizer.run(10_000);
      expect(metrics(level, optimizer.letters)).toEqual(optimizer.metrics);
      expect(compareMetrics(optimizer.metrics, before, by)).toBeLessThanOrEqual(0);
      before = optimizer.metrics;
    }
  });
});

const corridor = board(`
  #########
  #@ $   .#
  #       #
  #########`);

test('what follows after the last push is cut off, and walks become the shortest', () => {
  expect(optimize(corridor, 'drulrRRRRlll', 'moves')).toBe('rRRRR');
});

test('fewer pushes or fewer moves: each finds what it is asked for', () => {
  const { level } = findPack('classic').entries[2]!;
  const letters = solve(level, 'any')!;
  const least = (by: OptimizeBy): number => metrics(level, optimize(level, letters, by))[by];
  expect(least('pushes')).toBe(metrics(level, solve(level, 'pushes')!).pushes);
  expect(least('moves')).toBe(metrics(level, solve(level, 'moves')!).moves);
});

test('a level that is drawn solved keeps its one push and more', () => {
  const drawn = board(`
    ######
    #@*  #
    #  # #
    #    #
    ######`);
  const letters = solve(drawn, 'any')!;
  expect(metrics(drawn, optimize(drawn, letters, 'pushes')).pushes).toBeGreaterThan(0);
});

test('moves that solve nothing are refused', () => {
  expect(() => new Optimizer(corridor, 'rR', { by: 'moves' })).toThrow('no solution');
});
