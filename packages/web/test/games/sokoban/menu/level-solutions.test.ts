import { isSameLevel, type LevelEntry, PACKS, readLevels } from '@dedalo/sokoban';
import { TEXTS } from '@dedalo/sokoban/level-texts';
import { expect, test } from 'vitest';
import { splitSolutions } from '../../../../build/level-solutions.ts';

const { texts, solutions } = splitSolutions(TEXTS);
const read = (text: string): readonly LevelEntry[] => {
  const levels = readLevels(text);
  if (!levels.ok) throw new Error(levels.error.code);
  return levels.value.entries;
};

test.each(PACKS)('the pack %s, with solutions and ideas apart, is the same with them as before', (pack) => {
  const whole = read(TEXTS[pack]);
  const split = read(texts[pack]!);
  const more = solutions[pack];
  expect(split.map(({ level }, index) => isSameLevel(level, whole[index]!.level))).not.toContain(false);
  expect(split.map(({ title }) => title)).toEqual(whole.map(({ title }) => title));
  const notes = split.map((entry, index) => [...entry.notes, ...(more?.[index]!.notes ?? [])].toSorted());
  expect(notes).toEqual(whole.map((entry) => [...entry.notes].toSorted()));
  expect((more ?? split).map(({ games }) => games)).toEqual(whole.map(({ games }) => games));
  expect(/^(?:Solution|Idea: )/m.test(texts[pack]!)).toBe(more === undefined);
});

test('what is opened first and shown by pages brings its solutions', () => {
  expect(PACKS.filter((pack) => solutions[pack] === undefined)).toEqual(['first-steps', 'classic']);
});
