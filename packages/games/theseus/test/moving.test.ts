import { describe, expect, test } from 'vitest';
import { MINOTAUR, THESEUS } from '../src/state.ts';
import { after, at, board, drawn, DOWN, LEFT, picture, played, refusal, RIGHT, UP } from './support/drawn.ts';

const OPEN = drawn(`
  +---+---+---+---+---+
  |s1                 |
  +   +   +   +   +   +
  |     T             |
  +   +   +   +   +   +
  |         M         |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`);

const theseusAfter = (...dice: (1 | 3 | 5 | 7)[]): string => picture(after({ ...OPEN, dice: 1 }, ...dice));

describe('1 is up, 3 is right, 5 is down and 7 is left', () => {
  test('1', () => {
    expect(theseusAfter(1)).toBe(
      board(`
        +---+---+---+---+---+
        |s1   T             |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |         M         |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
      `),
    );
  });

  test('3', () => {
    expect(theseusAfter(3)).toBe(
      board(`
        +---+---+---+---+---+
        |s1                 |
        +   +   +   +   +   +
        |         T         |
        +   +   +   +   +   +
        |         M         |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
      `),
    );
  });

  test('5', () => {
    expect(theseusAfter(5)).toBe(
      board(`
        +---+---+---+---+---+
        |s1                 |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |     T   M         |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
      `),
    );
  });

  test('7', () => {
    expect(theseusAfter(7)).toBe(
      board(`
        +---+---+---+---+---+
        |s1                 |
        +   +   +   +   +   +
        | T                 |
        +   +   +   +   +   +
        |         M         |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +---+---+---+---+---+
      `),
    );
  });

  test('for the Minotaur, too', () => {
    const tiles = ([UP, RIGHT, DOWN, LEFT] as const).map((dice) => after(OPEN, dice).minotaur);
    expect(tiles).toEqual([at(OPEN, 3, 2), at(OPEN, 2, 3), at(OPEN, 1, 2), at(OPEN, 2, 1)]);
  });
});

test('a move is told with where it began and ended', () => {
  expect(played(OPEN, RIGHT, UP).events).toEqual([
    { type: 'moved', seat: MINOTAUR, dice: 3, from: at(OPEN, 2, 2), to: at(OPEN, 2, 3) },
    { type: 'moved', seat: THESEUS, dice: 1, from: at(OPEN, 3, 1), to: at(OPEN, 4, 1) },
  ]);
});

const WALLS = drawn(`
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +---+   +   +
  |       | M         |
  +   +   +   +   +   +
  | T |s1             |
  +   +   +   +   +   +
  |                   |
  +---+---+---+---+---+
`);

describe('a wall in the way', () => {
  test.each([RIGHT, LEFT])('refuses Theseus the die %i', (dice) => {
    const state = after(WALLS, RIGHT);
    expect(refusal(state, dice)).toEqual({ code: 'wall-ahead', dice });
    expect(after(state, UP).theseus).toBe(at(state, 2, 0));
  });

  test.each([UP, LEFT])('lets the Minotaur play %i and stay where it is', (dice) => {
    const { state, events } = played(WALLS, dice);
    expect(events).toEqual([{ type: 'blocked', seat: MINOTAUR, dice, at: at(WALLS, 2, 2) }]);
    expect(state).toEqual({ ...WALLS, dice: 1 });
  });
});

test('the entrance below the corner is closed, however it is drawn', () => {
  const open = drawn(`
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |         M         |
    +   +   +   +   +   +
    |s1                 |
    +   +   +   +   +   +
    | T                 |
    +   +---+---+---+---+
  `);
  expect(refusal(after(open, UP), DOWN)).toEqual({ code: 'wall-ahead', dice: 5 });
});
