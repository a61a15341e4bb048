import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/bots/evaluate.ts';
import type { Dice } from '../../src/dice.ts';
import { MINOTAUR, type State, THESEUS } from '../../src/state.ts';
import { at, DOWN, drawn, LEFT, RIGHT, UP } from '../support/drawn.ts';

const ROOM = drawn(
  `
  +---+---+---+---+---+---+---+
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |             T           M |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |             s1            |
  +   +   +   +   +   +   +   +
  |                           |
  +---+---+---+---+---+---+---+
`,
  { supplies: 6 },
);

const worth = (state: State, dice: Dice): number =>
  evaluate({ ...state, opponent: state.minotaur }, { seat: THESEUS, from: state.theseus, dice });

test('the described examples: a supply two tiles away is 0.23, the Minotaur three tiles away −0.162', () => {
  expect(worth(ROOM, DOWN)).toBe(0.23);
  expect(worth(ROOM, RIGHT)).toBe(-0.162);
  expect(worth(ROOM, UP)).toBe(0);
  expect(worth(ROOM, LEFT)).toBe(0);
});

describe('by distance', () => {
  test.each([
    [1, 0.46],
    [2, 0.23],
    [3, 0.138],
  ])('a supply %i away is %d', (distance, value) => {
    expect(worth({ ...ROOM, supplies: [at(ROOM, 3, 3 - distance)] }, LEFT)).toBe(value);
  });

  test.each([
    [1, -0.54],
    [2, -0.27],
    [3, -0.162],
  ])('the Minotaur %i away is %d', (distance, value) => {
    expect(worth({ ...ROOM, minotaur: at(ROOM, 3 + distance, 3) }, UP)).toBe(value);
  });

  test('what is four tiles away is nothing', () => {
    const state = { ...ROOM, theseus: at(ROOM, 3, 0), minotaur: at(ROOM, 3, 4), supplies: [at(ROOM, 3, 4)] };
    expect(worth(state, RIGHT)).toBe(0);
  });
});

test('all supplies ahead count together, and the Minotaur with them', () => {
  const ahead = [1, 2, 3].map((distance) => at(ROOM, 3 - distance, 3));
  expect(worth({ ...ROOM, supplies: ahead }, DOWN)).toBeCloseTo(0.46 * 1.8, 12);
  expect(worth({ ...ROOM, supplies: ahead, minotaur: ahead[1]! }, DOWN)).toBeCloseTo(0.46 * 1.8 - 0.54 * 0.5, 12);
});

test('the Minotaur looks for Theseus and for nothing else', () => {
  const tried = { seat: MINOTAUR, from: ROOM.minotaur };
  const supplies = [at(ROOM, 3, 5), at(ROOM, 4, 6)];
  const scene = { board: ROOM.board, supplies, opponent: ROOM.theseus };
  expect(evaluate(scene, { ...tried, dice: LEFT })).toBe(-0.162);
  expect(evaluate(scene, { ...tried, dice: UP })).toBe(0);
});

test('a wall ends the sight, in all four directions alike', () => {
  const walled = drawn(
    `
    +---+---+---+---+---+---+---+
    |                           |
    +   +   +   +   +   +   +   +
    |             s1            |
    +   +   +   +---+   +   +   +
    |                           |
    +   +   +   +   +   +   +   +
    |     s2|     T     |s3   M |
    +   +   +   +   +   +   +   +
    |                           |
    +   +   +   +---+   +   +   +
    |             s4            |
    +   +   +   +   +   +   +   +
    |                           |
    +---+---+---+---+---+---+---+
  `,
    { supplies: 4 },
  );
  for (const dice of [UP, RIGHT, DOWN, LEFT]) expect(worth(walled, dice)).toBe(0);
});
