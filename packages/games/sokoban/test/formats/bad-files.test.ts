import { expect, test } from 'vitest';
import { refuse } from './support.ts';

const BOARD = '#####\n#@$.#\n#####';

test.each(['', '\n\n', 'Once upon a time.', '-----\n', 'rrR', '####\n####', 'P.B.', '<SokobanLevels></SokobanLevels>'])(
  'in %j there are no levels',
  (text) => {
    expect(refuse(text)).toEqual({ code: 'no-levels' });
  },
);

test.each([
  ['#####\n#@$.#\n#@  #\n#####', { code: 'second-player', at: { line: 8, column: 2 } }],
  ['#####\n# $.#\n#####', { code: 'no-player', at: { line: 6, column: 1 } }],
  ['#####\n#@ .#\n#####', { code: 'no-boxes', at: { line: 6, column: 1 } }],
  ['#####\n#@$.#\n#$$.#\n#####', { code: 'boxes-and-goals-differ', at: { line: 6, column: 1 }, boxes: 3, goals: 2 }],
  ['#####\n#@$.#', { code: 'level-too-small', at: { line: 6, column: 1 }, least: 3 }],
  ['#@$.#', { code: 'level-too-small', at: { line: 6, column: 1 }, least: 3 }],
  ['#####\n#@$x.#\n#####', { code: 'unknown-square', at: { line: 7, column: 4 }, character: 'x' }],
  ['####é#\n#@$. #\n######', { code: 'unknown-square', at: { line: 6, column: 5 }, character: 'é' }],
  ['#####\n#@$.#\n###😀##', { code: 'unknown-square', at: { line: 8, column: 4 }, character: '😀' }],
  ['#####\n#\t@$.#\n#####', { code: 'unknown-square', at: { line: 7, column: 2 }, character: '\t' }],
  ['\t#####\n\t#@$.#\n\t#####', { code: 'unknown-square', at: { line: 6, column: 1 }, character: '\t' }],
  ['5#|#@$.#|5', { code: 'count-of-nothing', at: { line: 6, column: 10 } }],
  ['  5#|#@$x.#|5#', { code: 'unknown-square', at: { line: 6, column: 9 }, character: 'x' }],
  ['@$.\n@--\n---', { code: 'second-player', at: { line: 7, column: 1 } }],
])('a bad board is refused with its place in the file:\n%s', (board, problem) => {
  expect(refuse(`${BOARD}\n\nSecond\n${board}\n`)).toEqual(problem);
});
