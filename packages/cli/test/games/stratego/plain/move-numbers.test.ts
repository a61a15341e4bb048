import { expect, test } from 'vitest';
import { MoveNumbers, readNumbers, readWay } from '../../../../src/games/stratego/plain/move-numbers.ts';

test('numbers of a line, however they are set apart', () => {
  expect(readNumbers(' 2 8,1  1 ')).toEqual([2, 8, 1, 1]);
  expect(readNumbers('2 x')).toBeUndefined();
  expect(readNumbers('1.5')).toBeUndefined();
  expect(readNumbers('')).toBeUndefined();
});

test('a square stands for its row and column', () => {
  expect(readNumbers('c4')).toEqual([3, 2]);
  expect(readNumbers('C4 1 1')).toEqual([3, 2, 1, 1]);
  expect(readNumbers('K1')).toBeUndefined();
  expect(readNumbers('A11')).toBeUndefined();
});

test('two squares are a way', () => {
  expect(readWay('C4 C6')).toEqual({ from: 32, to: 52 });
  expect(readWay(' c4-j10 ')).toEqual({ from: 32, to: 99 });
  for (const line of ['C4', 'C4 1 1', 'C4 C5 C6', 'C4 K6', '2 8']) expect(readWay(line)).toBeUndefined();
});

test('a move comes number by number, or several on a line', () => {
  const numbers = new MoveNumbers();
  const move = { type: 'move', from: 28, direction: 1, steps: 1 };
  expect(numbers.add([2])).toEqual({ type: 'more' });
  expect(numbers.next).toBe('column');
  expect(numbers.add([8, 1])).toEqual({ type: 'more' });
  expect(numbers.add([1])).toEqual({ type: 'move', move });
  expect(numbers.add([2, 8, 1, 1])).toEqual({ type: 'move', move });
  expect(numbers.next).toBe('row');
});

test('a number out of bounds is asked for again, and a whole move starts over', () => {
  const numbers = new MoveNumbers();
  expect(numbers.add([2, 10])).toEqual({ type: 'out-of-bounds', number: 'column' });
  expect(numbers.next).toBe('column');
  expect(numbers.add([8, 1])).toEqual({ type: 'more' });
  expect(numbers.add([1, 1])).toEqual({ type: 'too-many' });
  expect(numbers.add([6, 0, 1, 5])).toMatchObject({ type: 'move' });
  expect(numbers.add([1, 1, 1, 1, 1])).toEqual({ type: 'too-many' });
  expect(numbers.next).toBe('row');
});
