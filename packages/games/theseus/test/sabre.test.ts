import { expect, test } from 'vitest';
import { sabreColour } from '../src/sabre.ts';
import { at, drawn } from './support/drawn.ts';

const state = drawn(`
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |             s1    |
  +   +   +   +   +   +
  |             M     |
  +   +   +---+   +   +
  |     T             |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`);

const colourAt = (row: number, column: number): string => sabreColour({ ...state, theseus: at(state, row, column) });

test('the sabre is white', () => {
  expect(sabreColour(state)).toBe('white');
});

test('it is green with a supply in sight, up to three tiles away', () => {
  expect(colourAt(3, 2)).toBe('green');
  expect(colourAt(3, 1)).toBe('green');
  expect(colourAt(3, 0)).toBe('green');
});

test('it is red with the Minotaur in sight, up to three tiles away', () => {
  expect(colourAt(2, 4)).toBe('red');
  expect(colourAt(2, 1)).toBe('red');
  expect(colourAt(2, 0)).toBe('red');
  expect(colourAt(0, 3)).toBe('red');
});

test('it is red with both in sight', () => {
  expect(colourAt(1, 3)).toBe('red');
  expect(colourAt(4, 3)).toBe('red');
});

test('it is white behind a wall, and red when it is too late', () => {
  expect(sabreColour({ ...state, theseus: at(state, 1, 2), minotaur: at(state, 2, 2) })).toBe('white');
  expect(sabreColour({ ...state, theseus: state.minotaur })).toBe('red');
});
