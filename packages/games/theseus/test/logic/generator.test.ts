import { describe, expect, test } from 'vitest';
import { formatBoard } from '../../src/logic/board-text.ts';
import { wallsOf } from '../../src/logic/generator/boards.ts';
import {
  createLogicMazeGenerator,
  type GeneratedLogicMaze,
  generateLogicMaze,
} from '../../src/logic/generator/generator.ts';
import type { LogicMazeRequest } from '../../src/logic/generator/request.ts';
import { scoreOf } from '../../src/logic/generator/score.ts';
import { BLOCKED, walkFrom } from '../../src/logic/level.ts';
import { playMoves } from '../../src/logic/play-moves.ts';
import { endOf } from '../../src/logic/rules.ts';
import { measureLevel } from '../../src/logic/solver/measures.ts';
import { valueOf } from './support/drawn.ts';

const make = (request: LogicMazeRequest): GeneratedLogicMaze => valueOf(generateLogicMaze(request));
const drawn = ({ level }: GeneratedLogicMaze): string => formatBoard(level).join('\n');

describe('a generated level', () => {
  const SIZES = [
    [3, 3],
    [4, 3],
    [3, 7],
    [6, 6],
    [9, 5],
    [20, 3],
    [11, 12],
  ] as const;

  test.each(SIZES)('of %d×%d squares can be solved, hangs together and has its exit at the border', (width, height) => {
    for (const seed of [1, 2, 3]) {
      const made = make({ width, height, seed, tries: 150 });
      const { level, measures, score } = made;
      expect([level.rooms.columns, level.rooms.rows]).toEqual([width, height]);
      expect(endOf(playMoves(level, measures.moves).state), drawn(made)).toBe('escaped');
      expect(measures).toEqual(measureLevel(level));
      expect(score).toBe(scoreOf(measures));
      expect(walkFrom(level, 0)).not.toContain(BLOCKED);
      const column = level.exit % width;
      const row = Math.floor(level.exit / width);
      expect(column === 0 || column === width - 1 || row === 0 || row === height - 1).toBe(true);
      expect(level.minotaur).not.toBe(level.exit);
    }
  });

  test('can be solved even if a single board is tried, up to the largest', () => {
    for (let seed = 0; seed < 40; seed++)
      expect(make({ width: 3, height: 3, seed, tries: 1 }).measures.moves).toBeDefined();
    const largest = valueOf(createLogicMazeGenerator({ width: 20, height: 20, seed: 0, tries: 1 }));
    expect(largest.best.measures.moves).toHaveLength(1);
  });

  test('is the same under the same seed, and another under another', () => {
    const request = { width: 6, height: 5, tries: 300 };
    expect(drawn(make({ ...request, seed: 'a' }))).toBe(drawn(make({ ...request, seed: 'a' })));
    expect(drawn(make({ ...request, seed: 7 }))).toBe(drawn(make({ ...request, seed: '7' })));
    expect(drawn(make({ ...request, seed: 'a' }))).not.toBe(drawn(make({ ...request, seed: 'b' })));
  });

  test('is no longer than asked for', () => {
    for (const longest of [1, 5, 12]) {
      expect(make({ width: 7, height: 7, seed: 1, tries: 400, longest }).measures.moves.length).toBeLessThanOrEqual(
        longest,
      );
    }
  });

  test('is long and deceptive: mean over ten seeds of 8×8', () => {
    const all = Array.from({ length: 10 }, (_, seed) => make({ width: 8, height: 8, seed, tries: 500 }).measures);
    const mean = (of: (measures: (typeof all)[number]) => number): number =>
      all.reduce((sum, measures) => sum + of(measures), 0) / all.length;
    expect(mean(({ moves }) => moves.length)).toBeGreaterThan(25);
    expect(mean(({ away }) => away)).toBeGreaterThan(8);
    expect(mean(({ narrow }) => narrow)).toBeGreaterThan(3);
    expect(mean(({ dead, reachable }) => dead / reachable)).toBeGreaterThan(0.2);
  });

  test('gets better with more tries', () => {
    const score = (tries: number): number =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + make({ width: 7, height: 6, seed, tries }).score, 0);
    expect(score(1000)).toBeGreaterThan(score(50));
  });

  test.each([
    ['chase', 'chased'],
    ['patience', 'leastWaits'],
    ['tightrope', 'narrow'],
    ['errand', 'away'],
  ] as const)('on the theme of %s has more of it: sum over eight seeds of 6×6', (theme, measure) => {
    const sum = (about: LogicMazeRequest['theme']): number =>
      [1, 2, 3, 4, 5, 6, 7, 8]
        .map((seed) => make({ width: 6, height: 6, seed, tries: 400, longest: 30, ...(about && { theme: about }) }))
        .reduce((total, { measures }) => total + measures[measure], 0);
    expect(sum(theme)).toBeGreaterThan(sum(undefined));
  });

  test('has lost the walls that its score can do without', () => {
    const generator = valueOf(createLogicMazeGenerator({ width: 7, height: 7, seed: 5, tries: 300 }));
    generator.advance(299);
    const climbed = generator.best;
    generator.advance(Infinity);
    expect(generator.best.score).toBeGreaterThanOrEqual(climbed.score);
    expect(wallsOf(generator.best.level.rooms).length).toBeLessThan(wallsOf(climbed.level.rooms).length);
  });
});

describe('the generator', () => {
  test('works in portions and comes to the same', () => {
    const request = { width: 5, height: 5, seed: 'portions', tries: 200 };
    const generator = valueOf(createLogicMazeGenerator(request));
    let last = generator.best.score;
    let portions = 0;
    while (!generator.advance(7)) {
      expect(generator.best.score).toBeGreaterThanOrEqual(last);
      last = generator.best.score;
      portions++;
    }
    expect(portions).toBeGreaterThan(25);
    expect(generator.tried).toBeGreaterThanOrEqual(200);
    expect(drawn(generator.best)).toBe(drawn(make(request)));
    expect([generator.isDone, generator.advance(5)]).toEqual([true, true]);
  });

  test('can be asked for its best at any time', () => {
    const generator = valueOf(createLogicMazeGenerator({ width: 5, height: 5, seed: 1 }));
    expect(endOf(playMoves(generator.best.level, generator.best.measures.moves).state)).toBe('escaped');
  });

  test.each([
    [{ width: 2 }, { code: 'bad-size', side: 'width', value: 2, least: 3, most: 20 }],
    [{ height: 21 }, { code: 'bad-size', side: 'height', value: 21, least: 3, most: 20 }],
    [{ width: 4.5 }, { code: 'bad-size', side: 'width' }],
    [{ height: Number.NaN }, { code: 'bad-size', side: 'height' }],
    [{ tries: 0 }, { code: 'bad-tries', value: 0, least: 1 }],
    [{ tries: Infinity }, { code: 'bad-tries' }],
    [{ theme: 'bulls' as 'chase' }, { code: 'unknown-theme', value: 'bulls' }],
    [{ longest: 0 }, { code: 'bad-longest', value: 0, least: 1, most: 1000 }],
  ])('refuses %j', (wrong, error) => {
    expect(generateLogicMaze({ width: 5, height: 5, seed: 1, ...wrong })).toMatchObject({ ok: false, error });
  });
});
