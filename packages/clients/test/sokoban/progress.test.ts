import { findPack, PACKS } from '@dedalo/sokoban';
import { describe, expect, test } from 'vitest';
import { packSource } from '../../src/sokoban/level-source.ts';
import { bestOf, fingerprintOf, nextUnsolved } from '../../src/sokoban/progress.ts';
import type { LevelOrigin } from '../../src/sokoban/session.ts';
import { addLevel, NO_PROGRESS, type Progress } from '../../src/progress/progress.ts';
import { sokobanProgress, solvedOnce } from '../../src/sokoban/best-solutions.ts';
import { levelFrom } from './support.ts';

const steps = packSource('first-steps');
const classic = packSource('classic');
const count = steps.collection.entries.length;

const solve = (progress: Progress, { source, number }: LevelOrigin): Progress =>
  addLevel(progress, sokobanProgress, {
    level: fingerprintOf(source.collection.entries[number - 1]!.level),
    title: '',
    isSolved: true,
    value: solvedOnce({ moves: 1, pushes: 1, solution: 'R' }),
  });
const solvedAll = (source: LevelOrigin['source'], from = NO_PROGRESS, but: number[] = []): Progress =>
  source.collection.entries.reduce(
    (progress, _, index) => (but.includes(index + 1) ? progress : solve(progress, { source, number: index + 1 })),
    from,
  );
const next = (progress: Progress, source: LevelOrigin['source'], number: number): string | undefined => {
  const found = nextUnsolved(progress, { source, number });
  return found && `${found.source.name} ${found.number}`;
};

describe('the next unsolved level', () => {
  test('is the one after this, over those that are solved, and round at the end', () => {
    expect(next(NO_PROGRESS, steps, 1)).toBe('first-steps 2');
    expect(next(solve(NO_PROGRESS, { source: steps, number: 2 }), steps, 1)).toBe('first-steps 3');
    expect(next(NO_PROGRESS, steps, count)).toBe('first-steps 1');
  });

  test('is never the one one is on', () => {
    expect(next(solvedAll(steps, NO_PROGRESS, [4]), steps, 4)).toBe('classic 1');
    expect(next(solvedAll(steps, NO_PROGRESS, [4]), steps, 5)).toBe('first-steps 4');
  });

  test('is in another pack when this one is done, and nowhere when all are', () => {
    const done = solvedAll(steps);
    expect(next(done, steps, 3)).toBe('classic 1');
    expect(next(solvedAll(classic), classic, 7)).toBe('first-steps 1');
    expect(next(solvedAll(classic, done), steps, 3)).toBe('pockets 1');
    const all = PACKS.map(packSource).reduce((progress, source) => solvedAll(source, progress), NO_PROGRESS);
    expect(next(all, steps, 3)).toBeUndefined();
  });
});

test('a level is known by its drawing', () => {
  const drawings = PACKS.flatMap((name) => findPack(name).entries.map(({ level }) => fingerprintOf(level)));
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(fingerprintOf(levelFrom('#####', '#@$.#', '#####'))).toBe(fingerprintOf(levelFrom('#####', '#@$.#', '#####')));
  const progress = solve(NO_PROGRESS, { source: steps, number: 1 });
  expect(bestOf(progress, steps.collection.entries[0]!.level)?.bestMoves.moves).toBe(1);
  expect(bestOf(progress, steps.collection.entries[1]!.level)).toBeUndefined();
});
