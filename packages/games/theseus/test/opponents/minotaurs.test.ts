import { expect, test } from 'vitest';
import { drowsy, hunting, stalking } from '../../src/opponents/minotaurs.ts';
import { DOWN, drawn, LEFT, RIGHT, UP } from '../support/drawn.ts';

/** One step to the left of the wall, and four steps from Theseus. */
const NEAR_A_WALL = drawn(`
  +---+---+---+---+---+
  |s1                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |         M |       |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  | T                 |
  +---+---+---+---+---+
`);

const IN_SIGHT = drawn(`
  +---+---+---+---+---+
  |s1                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  | T       M |       |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`);

const ODD = drawn(`
  +---+---+---+---+---+
  |s1                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |         M |       |
  +   +   +   +   +   +
  | T                 |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`);

test('a hunter takes any of the shortest ways', () => {
  expect(hunting(NEAR_A_WALL)).toEqual([DOWN, LEFT]);
});

test('a drowsy one rolls while it sees nobody', () => {
  expect(drowsy(NEAR_A_WALL)).toEqual([UP, RIGHT, DOWN, LEFT]);
});

test('and hunts whom it sees', () => {
  expect(drowsy(IN_SIGHT)).toEqual([LEFT]);
});

test('a stalker an even number of steps away turns at the wall beside it', () => {
  expect(stalking(NEAR_A_WALL)).toEqual([RIGHT]);
});

test('and hunts where the number is odd', () => {
  expect(stalking(ODD)).toEqual(hunting(ODD));
});

test('or where no wall is beside it', () => {
  const open = drawn(`
    +---+---+---+---+---+
    |s1                 |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |         M         |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    | T                 |
    +---+---+---+---+---+
  `);
  expect(stalking(open)).toEqual([DOWN, LEFT]);
});
