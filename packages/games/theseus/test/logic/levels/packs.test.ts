import { describe, expect, test } from 'vitest';
import { formatBoard } from '../../../src/logic/board-text.ts';
import { generateLogicMaze } from '../../../src/logic/generator/generator.ts';
import { LABYRINTH_THEMES } from '../../../src/logic/generator/score.ts';
import { findPack, PACKS } from '../../../src/logic/levels/packs.ts';
import { playMoves } from '../../../src/logic/play-moves.ts';
import { endOf } from '../../../src/logic/rules.ts';
import { measureLevel } from '../../../src/logic/solver/measures.ts';
import { canonicalBoard } from '../../../src/logic/symmetry.ts';
import { valueOf } from '../support/drawn.ts';
import { GENERATED, requestsOf } from '../support/requests.ts';

const all = PACKS.flatMap((pack) =>
  findPack(pack).entries.map((entry, index) => ({ name: `${pack} ${index + 1}: ${entry.title}`, pack, entry })),
);

test('there are eight lessons, twenty-eight labyrinths and twenty-four rooms of the palace', () => {
  expect(PACKS.map((pack) => findPack(pack).entries.length)).toEqual([8, 28, 24]);
});

describe.each(all)('$name', ({ entry: { level, solution, title, notes } }) => {
  test('has a stored solution, which is a shortest one', () => {
    expect(endOf(playMoves(level, solution!).state)).toBe('escaped');
    expect(solution).toHaveLength(measureLevel(level)!.moves.length);
  });

  test('has a title in every language', () => {
    expect(title).toMatch(/^\S.*\S$/);
    for (const language of ['it', 'pt', 'el']) {
      expect(notes.filter((note) => note.startsWith(`Title/${language}: `))).toHaveLength(1);
    }
  });
});

test('every lesson says in every language which idea it teaches', () => {
  for (const { notes } of findPack('lessons').entries) {
    for (const key of ['Idea', 'Idea/it', 'Idea/pt', 'Idea/el']) {
      expect(notes.find((note) => note.startsWith(`${key}: `))?.length).toBeGreaterThan(60);
    }
  }
});

test('all packs grow harder: no escape is shorter than the one before', () => {
  for (const pack of PACKS) {
    const lengths = findPack(pack).entries.map(({ solution }) => solution!.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  }
  const last = findPack('labyrinths').entries.slice(-12);
  for (const { solution } of last) {
    expect(solution!.length).toBeGreaterThanOrEqual(30);
    expect(solution!.length).toBeLessThanOrEqual(80);
  }
});

test('no two levels are equal up to mirrors', () => {
  expect(new Set(all.map(({ entry }) => canonicalBoard(entry.level).join('\n'))).size).toBe(all.length);
});

test('titles are there once, in every language', () => {
  for (const prefix of ['', 'Title/it: ', 'Title/pt: ', 'Title/el: ']) {
    const titles = all.map(({ entry }) =>
      prefix === '' ? entry.title : entry.notes.find((note) => note.startsWith(prefix)),
    );
    expect(new Set(titles).size).toBe(all.length);
  }
});

test('the palace has boards of twenty shapes, and all themes as often as one another', () => {
  const requests = requestsOf('palace');
  expect(new Set(requests.map(({ width, height }) => `${width}×${height}`)).size).toBeGreaterThanOrEqual(20);
  const themes = LABYRINTH_THEMES.filter((theme) => theme !== 'mixed');
  expect(themes.map((theme) => requests.filter((request) => request.theme === theme).length)).toEqual([6, 6, 6, 6]);
});

test.each(GENERATED)('the first of %s is what the generator makes of its request; the slow test makes more', (pack) => {
  const { level } = valueOf(generateLogicMaze(requestsOf(pack)[0]!));
  expect(formatBoard(level)).toEqual(formatBoard(findPack(pack).entries[0]!.level));
});
