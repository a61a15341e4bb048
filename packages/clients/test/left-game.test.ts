import { GAME_IDS } from '@dedalo/catalogue/loaders';
import { findPack, PACKS } from '@dedalo/theseus/logic';
import { LANGUAGES, loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { findLeft } from '../src/left-game.ts';
import { leftMaze, leftMazeTitle } from '../src/logic-maze/left-maze.ts';
import { startMaze } from '../src/logic-maze/session.ts';
import { MemoryStore } from './memory-store.ts';

const storeWith = (lastPlayed: string | undefined, ...kept: string[]): MemoryStore => {
  const store = new MemoryStore();
  store.lastPlayed = lastPlayed;
  for (const name of kept) store.games.set(name, `the game of ${name}`);
  return store;
};

describe('the game that was left', () => {
  test.each([
    ['nothing was played', undefined, [], undefined],
    ['what was played last', 'stratego', ['sokoban', 'stratego'], 'stratego'],
    ['of a game with a longer name that begins alike', 'logic-maze-4dc0f2', ['logic-maze-4dc0f2'], 'logic-maze'],
    ['what was played last is over', 'stratego', ['sokoban'], 'sokoban'],
    ['an older version noted nothing', undefined, ['sokoban', 'stratego'], 'sokoban'],
    ['a game that is not there any more', 'draughts', ['draughts', 'sokoban'], 'sokoban'],
    ['all is over', 'stratego', [], undefined],
  ])('%s', (_, lastPlayed, kept, id) => {
    expect(findLeft(storeWith(lastPlayed, ...kept), GAME_IDS)?.id).toBe(id);
  });

  test('comes with its name and its replay', () => {
    const left = findLeft(storeWith('logic-maze-4dc0f2', 'logic-maze-4dc0f2'), GAME_IDS);
    expect(left).toEqual({ id: 'logic-maze', name: 'logic-maze-4dc0f2', replay: 'the game of logic-maze-4dc0f2' });
  });
});

describe('the maze that was left', () => {
  test.each(PACKS)('is known by its replay, in every language: %s', async (pack) => {
    for (const number of [1, findPack(pack).entries.length]) {
      const replay = startMaze({ pack, number }).session.save();
      expect(leftMaze(replay)).toEqual({ pack, number });
      for (const language of LANGUAGES) {
        const words = await loadWords(language);
        expect(leftMazeTitle(replay, words)).toBe(`${words.games['logic-maze'].packs[pack]} ${number}`);
      }
    }
  });

  test.each(['', 'title 3', 'title "Lessons"', 'title "My mazes 3"', 'title "Lessons 3'])(
    'of no pack, or unreadable, is called as its game: %j',
    async (line) => {
      const words = await loadWords('en');
      expect(leftMaze(`dedalo replay 1\n${line}\n`)).toBeUndefined();
      expect(leftMazeTitle(`dedalo replay 1\n${line}\n`, words)).toBe(words.games['logic-maze'].name);
    },
  );
});
