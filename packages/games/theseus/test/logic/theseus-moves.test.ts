import { describe, expect, test } from 'vitest';
import { after, at, board, legal, picture, played, refusal, start } from './support/drawn.ts';

/** The Minotaur is walled in and cannot interfere. */
const ROOM = `
  +---+---+---+---+
  |           | M |
  +   +   +   +---+
  |     T         |
  +   +   +   +   +
  |             E |
  +---+---+---+---+
`;

describe('Theseus steps to the neighbouring square', () => {
  test.each([
    ['u', 1, 0],
    ['r', 2, 1],
    ['d', 1, 2],
    ['l', 0, 1],
  ] as const)('%s', (letter, column, row) => {
    const state = start(ROOM);
    const { state: next, events } = played(state, letter);
    expect(next).toMatchObject({ theseus: at(state, column, row), actions: 1 });
    expect(events[0]).toMatchObject({ type: 'walked', from: at(state, 1, 1), to: at(state, column, row) });
  });

  test('drawn', () => {
    expect(picture(after(start(ROOM), 'r'))).toBe(
      board(`
        +---+---+---+---+
        |           | M |
        +   +   +   +---+
        |         T     |
        +   +   +   +   +
        |             E |
        +---+---+---+---+
      `),
    );
  });
});

test('Theseus may wait, which counts as an action', () => {
  const state = start(ROOM);
  const { state: next, events } = played(state, 'w');
  expect(next).toMatchObject({ theseus: state.theseus, actions: 1 });
  expect(events[0]).toEqual({ type: 'waited', at: state.theseus });
});

describe('a step into a wall is refused', () => {
  const state = start(`
    +---+---+---+
    | T | M     |
    +   +---+---+
    |       |   |
    +---+   +   +
    |         E |
    +---+---+---+
  `);

  test('whether it is the border or stands between squares', () => {
    expect(refusal(state, 'u')).toEqual({ code: 'wall-ahead', move: 'up' });
    expect(refusal(state, 'l')).toEqual({ code: 'wall-ahead', move: 'left' });
    expect(refusal(state, 'r')).toEqual({ code: 'wall-ahead', move: 'right' });
    expect(refusal(after(state, 'd'), 'd')).toEqual({ code: 'wall-ahead', move: 'down' });
  });

  test('and is not legal; waiting always is', () => {
    expect(legal(state)).toBe('dw');
    expect(legal(after(state, 'd'))).toBe('urw');
  });
});

test('legal actions come in the order up, right, down, left, wait', () => {
  expect(legal(start(ROOM))).toBe('urdlw');
});
