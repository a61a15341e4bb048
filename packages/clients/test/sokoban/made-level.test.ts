import { boxesFor, DIFFICULTIES, formatLevels, LEVEL_SIZES, NewLevel, parOf, readLevels } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_WISH,
  formatLevelWish,
  type LevelWish,
  madeLevel,
  madeLevelFacts,
  parseLevelWish,
  withDifficulty,
} from '../../src/sokoban/made-level.ts';
import { valueOf } from '../support.ts';

const words = await loadWords('en');

const someWish: fc.Arbitrary<LevelWish> = fc.constantFrom(...DIFFICULTIES).chain((difficulty) =>
  fc.record(
    {
      difficulty: fc.constant(difficulty),
      size: fc.constantFrom(...LEVEL_SIZES),
      boxes: fc.constantFrom(...boxesFor(difficulty)),
      seed: fc.string({ maxLength: 60 }),
    },
    { requiredKeys: ['difficulty', 'size', 'seed'] },
  ),
);

test('a wish goes into an address and out of it', () => {
  fc.assert(
    fc.property(someWish, (wish) => {
      const query = new URLSearchParams(formatLevelWish(wish));
      expect(parseLevelWish(Object.fromEntries(new URLSearchParams(query.toString())))).toEqual(wish);
    }),
  );
});

test('what makes no sense in an address is left to chance', () => {
  expect(parseLevelWish({ level: 'impossible', size: 'huge', boxes: '99' })).toEqual(FIRST_WISH);
});

test('another difficulty keeps the number of boxes where it has that', () => {
  expect(withDifficulty({ ...FIRST_WISH, boxes: 4 }, 'hard')).toMatchObject({ difficulty: 'hard', boxes: 4 });
  expect(withDifficulty({ ...FIRST_WISH, boxes: 4 }, 'expert')).not.toHaveProperty('boxes');
});

test('a level that was made says as a file what was asked for and what is proven', () => {
  const wish: LevelWish = { ...FIRST_WISH, difficulty: 'easy', seed: '7' };
  const maker = new NewLevel(wish);
  while (!maker.run(1_000_000));
  const made = maker.level!;
  const entry = madeLevel(made, wish, words);
  const [read] = valueOf(readLevels(formatLevels({ notes: [], entries: [entry] }, 'sok'))).entries;
  expect(read).toMatchObject({ title: 'Easy 7', notes: ['Made: level=easy&seed=7'] });
  expect(parOf(read!)).toEqual({
    pushes: { count: made.measures.pushes, isProven: true },
    moves: { count: made.moves, isProven: false },
  });
  expect(madeLevelFacts(read!, words)[0]).toBe(`Fewest possible: ${made.measures.pushes} pushes`);
});
