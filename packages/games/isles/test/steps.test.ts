import { expect, test } from 'vitest';
import { isles } from '../src/game.ts';
import { drawn, lines, open, step, valueOf } from './drawn.ts';

const begun = drawn(`
  4x4 missing 0
     a b c d
  1  o o 2 o
  2  o o o o
  3  o o o o
  4  o 1 o o
`);

/** Three steps were made; it is the turn of the second player. */
const later = drawn(`
  4x4 missing 0
     a b c d
  1  o o . o
  2  o 1 2 o
  3  o . o o
  4  o . o o
`);

test('I2: the seats step in turn', () => {
  expect(isles.turn(begun)).toEqual([0]);
  expect(step(begun, 1, 'd1')).toBe('not-your-turn');
  expect(step(begun, 2, 'd1')).toBe('not-your-turn');
  expect(isles.turn(later)).toEqual([1]);
  expect(open(later, 0)).toBe('');
});

test('I3: a step leads to one of the isles around', () => {
  expect(open(begun, 0)).toBe('a3 b3 c3 a4 c4');
  expect(step(begun, 0, 'b2')).toBe('too-far');
  expect(step(begun, 0, 'b5')).toBe('no-isle');
});

test('I3: the isle must still be there, and free', () => {
  expect(open(later, 1)).toBe('b1 d1 d2 c3 d3');
  expect(step(later, 1, 'c1')).toBe('no-isle');
  expect(step(later, 1, 'b2')).toBe('not-free');
});

test('I6: nobody may pass', () => {
  expect(step(begun, 0, 'b4')).toBe('not-free');
});

test('I4: the isle that was left sinks', () => {
  expect(step(later, 1, 'd3')).toBe(
    lines(`
      4x4 missing 0
         a b c d
      1  o o . o
      2  o 1 . o
      3  o . o 2
      4  o . o o
    `),
  );
  expect(valueOf(isles.play(later, 1, { to: { x: 3, y: 2 } })).events).toEqual([
    { type: 'stepped', seat: 1, to: { x: 3, y: 2 } },
    { type: 'sank', isle: { x: 2, y: 1 } },
  ]);
});
