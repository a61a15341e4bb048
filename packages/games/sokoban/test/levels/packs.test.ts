import { describe, expect, test } from 'vitest';
import { canonicalBoard, deadlockOf, directionOf, findPack, formatLevel, metricsOf, PACKS } from '../../src/index.ts';

const all = PACKS.flatMap((pack) =>
  findPack(pack).entries.map((entry, index) => ({ name: `${pack} ${index + 1}: ${entry.title}`, entry })),
);

test('there are twenty first steps and seven classic levels', () => {
  expect(PACKS.map((pack) => [pack, findPack(pack).entries.length])).toEqual([
    ['first-steps', 20],
    ['classic', 7],
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

test('every first step says which idea it teaches', () => {
  for (const { notes } of findPack('first-steps').entries) expect(notes.join('\n')).toMatch(/^Idea: .{40}/);
});

test('no two levels are equal up to turning and mirroring', () => {
  const boards = all.map(({ entry }) => canonicalBoard(entry.level).join('\n'));
  expect(new Set(boards).size).toBe(all.length);
});

test('names are there once', () => {
  expect(new Set(all.map(({ entry }) => entry.title)).size).toBe(all.length);
});
