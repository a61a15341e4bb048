import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { markIndexAt, nextStop } from '../../../src/replay/survey.ts';
import { recordOf, surveyOf, unseenSokoban } from '../../replay/support.ts';

const words = await loadWords('en');
const kindsOf = (rows: readonly string[], letters: string): [number, string][] =>
  surveyOf(recordOf(rows, letters)).marks.map(({ kind, moment }) => [moment.number, kind]);
const saidOf = (rows: readonly string[], letters: string): string[] =>
  surveyOf(recordOf(rows, letters)).marks.map(({ moment }) => unseenSokoban.momentWords(words, moment));

const CORRIDOR = ['#########', '#@$  .  #', '#  $.   #', '#########'];

describe('the marks of Sokoban', () => {
  test('walks and further pushes of the same box are not marked', () => {
    expect(kindsOf(CORRIDOR, 'drlu')).toEqual([]);
    expect(kindsOf(CORRIDOR, 'rr')).toEqual([[1, 'turn']]);
  });

  test('onto a goal, off it, another box, the end', () => {
    expect(kindsOf(CORRIDOR, 'rrrrlllldrr')).toEqual([
      [1, 'turn'],
      [3, 'gain'],
      [4, 'loss'],
      [11, 'gain'],
    ]);
    const solved = surveyOf(recordOf(CORRIDOR, 'rrrllldrr'));
    expect(solved.marks.at(-1)).toMatchObject({ kind: 'end', moment: { number: 9 } });
    expect(solved.outcome).toEqual({ winners: [0], reason: 'solved' });
  });

  test('from goal to goal is neither', () => {
    expect(kindsOf(['######', '#@*. #', '# $  #', '######'], 'r')).toEqual([[1, 'turn']]);
  });

  test('in reverse play a box is home where one began', () => {
    const rows = ['#######', '#@$  .#', '#######'];
    expect(kindsOf(rows, '[rrr]LLL')).toEqual([
      [2, 'turn'],
      [4, 'end'],
    ]);
    const wide = ['########', '#@ $. .#', '#   $  #', '########'];
    expect(saidOf(wide, '[rr]L').at(-1)).toBe('pulled a box to D2, to where a box began');
  });

  test('what they are called', () => {
    expect(saidOf(CORRIDOR, 'rrrrllll')).toEqual([
      'pushed a box to D2',
      'pushed a box to F2, onto a goal',
      'pushed a box to G2, off its goal',
    ]);
    expect(saidOf(CORRIDOR, 'rrrllldrr').at(-1)).toBe('pushed a box to E3, onto a goal, solved');
  });

  test('a line of counts', () => {
    const { config } = recordOf(CORRIDOR, '');
    const state = { ...unseenSokoban.game.start(config, ''), moves: 12, pushes: 1 };
    expect(unseenSokoban.countWords(words, state)).toBe('12 moves, 1 push');
  });
});

test('from mark to mark', () => {
  const { marks } = surveyOf(recordOf(CORRIDOR, 'rrrrlllldrr'));
  expect([0, 1, 2, 3, 10, 11, 99].map((at) => markIndexAt(marks, at))).toEqual([-1, 0, 0, 1, 2, 3, 3]);
  expect([0, 1, 2, 4, 11].map((at) => nextStop(marks, at, 1, 11))).toEqual([1, 3, 3, 11, 11]);
  expect([11, 10, 4, 3, 1, 0].map((at) => nextStop(marks, at, -1, 11))).toEqual([4, 4, 3, 1, 0, 0]);
});
