import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRleBoard, parseRleBoard } from '../../src/formats/rle-board.ts';
import { levels } from './collections.ts';
import { draw, problemOf, valueOf } from './support.ts';

const BOARD = ['  ###', '### #', '#@$.#', '#####'];

test('rows are joined by |, and floor is -', () => {
  const level = valueOf(parseRleBoard('--3#|3#-#|#pb.#|5#'));
  expect(draw(level)).toEqual(BOARD);
  expect(formatRleBoard(level)).toBe('--3#|3#-#|#@$.#|5#');
});

test('a | after the last row begins no other', () => {
  expect(draw(valueOf(parseRleBoard('--3#|3#-#|#pb.#|5#|')))).toEqual(BOARD);
});

test('rows can be counted too', () => {
  expect(draw(valueOf(parseRleBoard('5#|2(#3-#|)#@$.#|5#')))).toEqual(['#####', '#   #', '#   #', '#@$.#', '#####']);
});

test('a problem is found where it was written, not where it comes out', () => {
  expect(problemOf(parseRleBoard('5#|#@$x#|5#', { line: 7, column: 3 }))).toEqual({
    code: 'unknown-square',
    at: { line: 7, column: 9 },
    character: 'x',
  });
  expect(problemOf(parseRleBoard('5#|2(#@$.#|)5#'))).toEqual({ code: 'second-player', at: { line: 1, column: 7 } });
  expect(problemOf(parseRleBoard('5#|#@$.#|5'))).toEqual({ code: 'count-of-nothing', at: { line: 1, column: 10 } });
});

test('a board of too many rows or columns is refused', () => {
  expect(problemOf(parseRleBoard('600(#|)@$.'))).toMatchObject({ code: 'level-too-large' });
  expect(problemOf(parseRleBoard('600#|@$.|#'))).toMatchObject({ code: 'level-too-large' });
});

test('every level comes back as it was, with its width and its empty rows', () => {
  fc.assert(
    fc.property(levels, (level) => {
      const line = formatRleBoard(level);
      expect(line).not.toMatch(/\s/);
      expect(draw(valueOf(parseRleBoard(line)))).toEqual(draw(level));
    }),
  );
});
