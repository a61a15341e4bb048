import { expect, test } from 'vitest';
import { THESEUS } from '../src/state.ts';
import { after, at, board, drawn, DOWN, picture, played, RIGHT, UP } from './support/drawn.ts';

const state = drawn(
  `
  +---+---+---+---+---+
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +---+   +   +
  |         M         |
  +   +   +   +   +   +
  |s2         |s3     |
  +   +   +   +   +   +
  | T     |s1         |
  +---+---+---+---+---+
`,
  { supplies: 3 },
);

test('Theseus takes the supply on the tile he comes to', () => {
  const { state: next, events } = played(state, RIGHT, UP);
  expect(events.slice(1)).toEqual([
    { type: 'moved', seat: THESEUS, dice: 1, from: 0, to: at(state, 1, 0) },
    { type: 'collected', supply: 1, at: at(state, 1, 0) },
  ]);
  expect(next.supplies).toEqual([at(state, 0, 2), null, at(state, 1, 3)]);
  expect(picture(next)).toBe(
    board(`
      +---+---+---+---+---+
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +---+   +   +
      |             M     |
      +   +   +   +   +   +
      | T         |s3     |
      +   +   +   +   +   +
      |       |s1         |
      +---+---+---+---+---+
    `),
  );
});

test('a supply that is taken is not there a second time', () => {
  const back = played(after(state, UP, UP), UP, DOWN, UP, UP);
  expect(back.events.map(({ type }) => type)).toEqual(['blocked', 'moved', 'blocked', 'moved']);
  expect(back.state.theseus).toBe(at(state, 1, 0));
});

test('the Minotaur takes nothing: it stands on the supply, and goes on', () => {
  const { state: on, events } = played(state, RIGHT, RIGHT, DOWN);
  expect(events.some(({ type }) => type === 'collected')).toBe(false);
  expect(picture(on)).toBe(
    board(`
      +---+---+---+---+---+
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +---+   +   +
      |                   |
      +   +   +   +   +   +
      |s2         |s3M    |
      +   +   +   +   +   +
      |     T |s1         |
      +---+---+---+---+---+
    `),
  );
  expect(after(on, UP, UP).supplies).toEqual(state.supplies);
});
