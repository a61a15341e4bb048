import type { ReplayProblem } from '@dedalo/engine';
import { generateMaze, readMap } from '@dedalo/grid';
import { readLevels } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { endingWords } from '../src/ending-words.ts';
import {
  mapSentence,
  mazeSentence,
  replaySentence,
  sokobanFileProblem,
  sokobanProblem,
  sokobanRejection,
  timeRejection,
} from '../src/sentences.ts';
import { levelFrom, sessionOn } from './sokoban/support.ts';

const words = await loadWords('en');
const italian = await loadWords('it');

function problemOf<E>(result: { readonly ok: true } | { readonly ok: false; readonly error: E }): E {
  if (result.ok) throw new Error('it was accepted');
  return result.error;
}

const badLevels = problemOf(readLevels('#####\n#@$ #\n#####\n'));
const badMap = problemOf(readMap('#?#\n'));

describe('the sentence begins', () => {
  test('the file with line and column', () => {
    expect(badLevels.at).toBeDefined();
    const { line, column } = badLevels.at!;
    const said = sokobanProblem(words, badLevels);
    expect(sokobanFileProblem(words, 'my.sok', badLevels)).toBe(`my.sok:${line}:${column}: ${said}`);
    expect(mapSentence(words, 'my.txt', badMap)).toMatch(/^my\.txt:\d+:\d+: \S/);
  });

  test('line and column alone where the file has no name', () => {
    const { line, column } = badLevels.at!;
    expect(sokobanFileProblem(words, '', badLevels)).toBe(`${line}:${column}: ${sokobanProblem(words, badLevels)}`);
  });

  test('nothing where neither is known', () => {
    const problem = { code: 'no-reverse-play' } as const;
    expect(sokobanFileProblem(words, '', problem)).toBe(sokobanProblem(words, problem));
    expect(sokobanFileProblem(words, 'my.sok', problem)).toBe(`my.sok: ${sokobanProblem(words, problem)}`);
  });
});

test('a code is said in the language that is given', () => {
  const problem = problemOf(generateMaze({ width: 1, height: 9, algorithm: 'prim', seed: 1 }));
  expect(mazeSentence(words, problem)).not.toBe(mazeSentence(italian, problem));
  expect(sokobanRejection(words, { code: 'jump-first' })).not.toBe(sokobanRejection(italian, { code: 'jump-first' }));
  const tooEarly = problemOf(sessionOn(levelFrom('#####', '#@$.#', '#####')).moveInTime('undo'));
  expect(timeRejection(words, tooEarly)).not.toBe(timeRejection(italian, tooEarly));
});

describe('a replay', () => {
  test('says what its game says of an action that is refused', () => {
    const rejection = { code: 'wall-ahead', direction: 'north' } as const;
    const problem: ReplayProblem = { code: 'action-refused', at: { line: 9, column: 1 }, number: 3, rejection };
    const said = replaySentence(words, { file: 'a.replay', game: 'sokoban' }, problem);
    expect(said).toContain(sokobanRejection(words, rejection));
  });

  test.each(['', 'chess', 'constructor', '__proto__'])('of the game %j is named all the same', (game) => {
    const problem: ReplayProblem = { code: 'unknown-game', at: { line: 2, column: 1 }, game };
    expect(replaySentence(words, { file: '', game }, problem)).toMatch(/^2:1: there is no game/);
  });
});

test('how a game ended', () => {
  const alone = { game: 'sokoban', seats: 1 } as const;
  const solved = { reason: 'solved', winners: [0] };
  expect(endingWords(words, alone, undefined)).toBe(words.replay.open);
  expect(endingWords(words, alone, solved)).toBe(words.replay.over(words.games.sokoban.ends.solved));
  expect(endingWords(words, { game: 'sokoban', seats: 2 }, solved)).toBe(
    `${words.replay.over(words.games.sokoban.ends.solved)}, ${words.replay.wonBy('Seat 1')}`,
  );
  expect(endingWords(words, { game: 'sokoban', seats: 2 }, { reason: 'stuck', winners: [] })).toBe(
    words.replay.over(words.games.sokoban.ends.stuck),
  );
});
