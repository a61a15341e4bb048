import { describe, expect, test } from 'vitest';
import {
  canonicalBoard,
  deadlockOf,
  directionOf,
  findPack,
  formatLevel,
  metricsOf,
  Optimizer,
  PACKS,
  parOf,
} from '../../src/index.ts';

const all = PACKS.flatMap((pack) =>
  findPack(pack).entries.map((entry, index) => ({ name: `${pack} ${index + 1}: ${entry.title}`, entry })),
);

test('there are seven packs of one hundred and twenty-seven levels, seven of them classic', () => {
  expect(PACKS.map((pack) => [pack, findPack(pack).entries.length])).toEqual([
    ['first-steps', 20],
    ['classic', 7],
    ['pockets', 20],
    ['workshop', 18],
    ['harbour', 20],
    ['tangles', 22],
    ['summits', 20],
  ]);
});

test('the fourth classic level is the printed one', () => {
  expect(formatLevel(findPack('classic').entries[3]!.level)).toEqual([
    '###   #',
    '#.@$  #',
    '### $.#',
    '#.##$ #',
    '# # . ##',
    '#$ *$$.#',
    '#   .  #',
    '########',
  ]);
});

describe.each(all)('$name', ({ entry }) => {
  test('has stored solutions that solve it with the stated moves and pushes', () => {
    expect(entry.games[0]?.title).toMatch(/^Solution\/Pushes/);
    for (const { title, moves } of entry.games) {
      const stated = /^Solution\/(?:Pushes|Moves) (\d+)\/(\d+)$/
        .exec(title ?? '')
        ?.slice(1)
        .map(Number);
      const directions = [...moves.letters].map((letter) => directionOf(letter)!);
      const measured = metricsOf(entry.level, directions);
      expect(measured).toMatchObject({ isSolved: true, letters: moves.letters });
      expect('metrics' in measured && [measured.metrics.moves, measured.metrics.pushes]).toEqual(stated);
    }
  });

  test('has a par that no solution can beat', () => {
    expect(parOf(entry)).toMatchObject({ moves: { isProven: true }, pushes: { isProven: true } });
  });

  test('has a name, begins unsolved, and is not lost from the start', () => {
    expect(entry.title).toMatch(/^\S.*\S$/);
    expect(entry.level.boxes.every((box) => entry.level.isGoal[box] === 1)).toBe(false);
    expect(deadlockOf(entry.level, entry.level)).toBeUndefined();
  });
});

const TEACHING = ['first-steps', 'workshop', 'tangles'] as const;

test.each(TEACHING)('every level of %s says what its idea is, in four languages', (pack) => {
  for (const { notes } of findPack(pack).entries) {
    for (const key of ['Idea', 'Idea/it', 'Idea/pt', 'Idea/el']) {
      expect(notes).toContainEqual(expect.stringMatching(new RegExp(`^${key}: .{40}`)));
    }
  }
});

test('the packs become harder', () => {
  const pushes = PACKS.map((pack) => {
    const lengths = findPack(pack).entries.map(({ games }) => games[0]!.moves.letters.replaceAll(/[a-z]/g, '').length);
    return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  });
  expect(pushes).toEqual(pushes.toSorted((a, b) => a - b));
});

const GENERATED = ['pockets', 'workshop', 'harbour', 'tangles', 'summits'] as const;

test.each(GENERATED)('nobody has found fewer pushes for a level of %s', (pack) => {
  for (const { level, games } of findPack(pack).entries) {
    const { letters } = games[0]!.moves;
    const optimizer = new Optimizer(level, letters, { by: 'pushes', memory: 0 });
    optimizer.run(50_000);
    expect(optimizer.letters).toBe(letters);
  }
});

test('no two levels are equal up to turning and mirroring', () => {
  const boards = all.map(({ entry }) => canonicalBoard(entry.level).join('\n'));
  expect(new Set(boards).size).toBe(all.length);
});

test('names are there once', () => {
  expect(new Set(all.map(({ entry }) => entry.title)).size).toBe(all.length);
});
