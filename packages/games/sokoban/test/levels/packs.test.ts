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
} from '../../src/index.ts';

const all = PACKS.flatMap((pack) =>
  findPack(pack).entries.map((entry, index) => ({ name: `${pack} ${index + 1}: ${entry.title}`, entry })),
);

test('there are four packs of sixty-seven levels, seven of them classic', () => {
  expect(PACKS.map((pack) => [pack, findPack(pack).entries.length])).toEqual([
    ['first-steps', 20],
    ['classic', 7],
    ['workshop', 18],
    ['tangles', 22],
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
  test('has a stored solution that solves it with the stated moves and pushes', () => {
    const [game] = entry.games;
    const stated = /^Solution\/Pushes (\d+)\/(\d+)$/
      .exec(game?.title ?? '')
      ?.slice(1)
      .map(Number);
    const directions = [...game!.moves.letters].map((letter) => directionOf(letter)!);
    const measured = metricsOf(entry.level, directions);
    expect(measured).toMatchObject({ isSolved: true, letters: game!.moves.letters });
    expect('metrics' in measured && [measured.metrics.moves, measured.metrics.pushes]).toEqual(stated);
  });

  test('has a name, begins unsolved, and is not lost from the start', () => {
    expect(entry.title).toMatch(/^\S.*\S$/);
    expect(entry.level.boxes.every((box) => entry.level.isGoal[box] === 1)).toBe(false);
    expect(deadlockOf(entry.level, entry.level)).toBeUndefined();
  });
});

test('every level but the classic ones says what its idea is, in four languages', () => {
  for (const pack of PACKS.filter((name) => name !== 'classic')) {
    for (const { notes } of findPack(pack).entries) {
      for (const key of ['Idea', 'Idea/it', 'Idea/pt', 'Idea/el']) {
        expect(notes).toContainEqual(expect.stringMatching(new RegExp(`^${key}: .{40}`)));
      }
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

test.each(['workshop', 'tangles'] as const)('nobody has found fewer pushes for a level of %s', (pack) => {
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
