import { newLogicMaze, playMoves, type LevelEntry } from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftMaze, leftMazeTitle } from '../../src/logic-maze/left-maze.ts';
import {
  FIRST_MAZE_WISH,
  formatMazeWish,
  madeMaze,
  madeMazeFacts,
  type MazeWish,
  parseMazeWish,
} from '../../src/logic-maze/made-maze.ts';
import { collectedMaze, newMazeEntries, newMazes } from '../../src/logic-maze/new-mazes.ts';
import { nextUnsolvedMaze } from '../../src/logic-maze/progress.ts';
import { entryOf, type MazeOrigin, originOf, resumeMaze, startMaze } from '../../src/logic-maze/session.ts';
import { NEW } from '../../src/own/collected.ts';
import { NO_OWN, withOwn } from '../../src/own/own-entries.ts';
import { NO_PROGRESS } from '../../src/progress/progress.ts';

const words = await loadWords('en');

function make(seed: string): LevelEntry {
  const wish: MazeWish = { difficulty: 'easy', seed };
  const maker = newLogicMaze(wish.difficulty, seed);
  while (!maker.advance(500));
  return madeMaze(maker.best, wish, words);
}

const own = ['2', '5'].reduce((all, seed, at) => withOwn(all, collectedMaze(make(seed), at)), NO_OWN);
const mazes = newMazes(own)!;
const origin = (number: number): MazeOrigin => ({ pack: NEW, number, mazes });

test('a maze that was kept is read again with its escape and what was asked for', () => {
  const [entry] = mazes.entries;
  expect(entry).toMatchObject({ title: 'Easy 2', notes: ['Made: level=easy&seed=2'] });
  const { state, refused } = playMoves(entry!.level, entry!.solution!);
  expect([refused, state.theseus]).toEqual([undefined, entry!.level.exit]);
  expect(madeMazeFacts(entry!, words)[0]).toMatch(new RegExp(`hortest.*${entry!.solution!.length}`));
});

test('it is played like those of the packs, gone on with, and called in the language that is spoken', async () => {
  const { session } = startMaze(origin(2));
  expect(session.title).toBe('New mazes 2: Easy 5');
  session.play(0, { move: 'wait' });
  expect(resumeMaze(session.record(), mazes).origin).toEqual(origin(2));
  expect(resumeMaze(session.record()).origin).toBeUndefined();
  expect(leftMaze(session.save())).toEqual({ pack: NEW, number: 2, day: undefined });
  expect(leftMazeTitle(session.save(), await loadWords('it'))).toBe('Labirinti nuovi 2');
});

test('after the last of them come the packs', () => {
  expect(nextUnsolvedMaze(NO_PROGRESS, origin(1))).toEqual(origin(2));
  expect(
    nextUnsolvedMaze(NO_PROGRESS, { ...origin(1), mazes: { ...mazes, entries: [mazes.entries[0]!] } } as MazeOrigin),
  ).toEqual({
    pack: 'lessons',
    number: 1,
  });
});

test('they stay the same object while nothing changes, and none are there where none were kept', () => {
  const more = withOwn(own, { kind: 'bookmark', key: 'x 1', value: {} });
  expect(newMazes(more)).toBe(mazes);
  expect(newMazes(NO_OWN)).toBeUndefined();
  expect(newMazeEntries(own)).toHaveLength(2);
  expect(originOf(entryOf(origin(1))!.level, mazes)).toEqual(origin(1));
});

test('a wish goes into an address and out of it; what makes no sense is left to chance', () => {
  const someWish: fc.Arbitrary<MazeWish> = fc.record({
    difficulty: fc.constantFrom('easy', 'medium', 'hard', 'expert'),
    seed: fc.string({ maxLength: 60 }),
  });
  fc.assert(
    fc.property(someWish, (wish) => {
      const query = new URLSearchParams(new URLSearchParams(formatMazeWish(wish)).toString());
      expect(parseMazeWish(Object.fromEntries(query))).toEqual(wish);
    }),
  );
  expect(parseMazeWish({ level: 'easier' })).toEqual(FIRST_MAZE_WISH);
});
