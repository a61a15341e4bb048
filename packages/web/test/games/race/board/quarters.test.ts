import { expect, test } from 'vitest';
import { quartersOf } from '../../../../src/games/race/board/quarters.ts';

/** The quarters of the middle cell of a drawing of three by three, as `column,row` of the sheet: A, B, C, D. */
function quarters(rows: readonly [string, string, string]): string[] {
  const middle = rows[1][1];
  return quartersOf((columns, down) => rows[1 + down]![1 + columns] === middle).map(
    ({ from }) => `${from.column},${from.row}`,
  );
}

test('R18: a cell alone has the four outer corners of the block', () => {
  expect(quarters(['...', '.#.', '...'])).toEqual(['0,2', '3,2', '0,5', '3,5']);
});

test('R18: a cell amid its like is the inside of the block', () => {
  expect(quarters(['###', '###', '###'])).toEqual(['2,4', '1,4', '2,3', '1,3']);
});

test('R18: a quarter with its like on both sides and not between them is an inner corner', () => {
  expect(quarters(['.#.', '###', '.#.'])).toEqual(['2,0', '3,0', '2,1', '3,1']);
  expect(quarters(['##.', '###', '###'])).toEqual(['2,4', '3,0', '2,3', '1,3']);
});

test('R18: a corridor from west to east has an edge above and below', () => {
  expect(quarters(['...', '###', '...'])).toEqual(['2,2', '1,2', '2,5', '1,5']);
});

test('R18: a corridor from north to south has an edge on the left and on the right', () => {
  expect(quarters(['.#.', '.#.', '.#.'])).toEqual(['0,4', '3,4', '0,3', '3,3']);
});

test('R18: only the diagonal alike is no neighbour', () => {
  expect(quarters(['#.#', '.#.', '#.#'])).toEqual(['0,2', '3,2', '0,5', '3,5']);
});
