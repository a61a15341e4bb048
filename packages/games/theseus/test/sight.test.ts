import { describe, expect, test } from 'vitest';
import { lookAround, nearest, type Sight, tilesAhead } from '../src/sight.ts';
import { MINOTAUR, type State, THESEUS } from '../src/state.ts';
import { at, drawn } from './support/drawn.ts';

const NOTHING: Sight = { supplies: [], opponent: 0 };
const seen = (state: State): Sight[] => lookAround({ ...state, opponent: state.minotaur }, state.theseus);

const CROSS = drawn(
  `
  +---+---+---+---+---+---+---+
  |             s4            |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |s1           T   s2      s3|
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |             M             |
  +   +   +   +   +   +   +   +
  |                           |
  +---+---+---+---+---+---+---+
`,
  { supplies: 4 },
);

test('three tiles are seen in each of the four directions, the nearest first', () => {
  expect(tilesAhead(CROSS.board, CROSS.theseus, 0)).toEqual([at(CROSS, 4, 3), at(CROSS, 5, 3), at(CROSS, 6, 3)]);
  expect(tilesAhead(CROSS.board, CROSS.theseus, 1)).toEqual([at(CROSS, 3, 4), at(CROSS, 3, 5), at(CROSS, 3, 6)]);
  expect(tilesAhead(CROSS.board, CROSS.theseus, 2)).toEqual([at(CROSS, 2, 3), at(CROSS, 1, 3), at(CROSS, 0, 3)]);
  expect(tilesAhead(CROSS.board, CROSS.theseus, 3)).toEqual([at(CROSS, 3, 2), at(CROSS, 3, 1), at(CROSS, 3, 0)]);
  expect(tilesAhead(CROSS.board, 0, 0)).toHaveLength(3);
  expect(tilesAhead(CROSS.board, 0, 2)).toEqual([]);
});

test('every supply and the opponent are seen there with their distance', () => {
  expect(seen(CROSS)).toEqual([
    { supplies: [{ supply: 3, distance: 3 }], opponent: 0 },
    {
      supplies: [
        { supply: 1, distance: 1 },
        { supply: 2, distance: 3 },
      ],
      opponent: 0,
    },
    { supplies: [], opponent: 2 },
    { supplies: [{ supply: 0, distance: 3 }], opponent: 0 },
  ]);
  expect(nearest(CROSS, THESEUS)).toEqual({ supply: 1, opponent: 2 });
});

test('the Minotaur sees alike', () => {
  expect(nearest(CROSS, MINOTAUR)).toEqual({ supply: 0, opponent: 2 });
  expect(nearest({ ...CROSS, minotaur: at(CROSS, 2, 6) }, MINOTAUR)).toEqual({ supply: 1, opponent: 0 });
});

describe('nothing is seen', () => {
  test('four tiles away, nor around a corner', () => {
    const state = { ...CROSS, theseus: at(CROSS, 1, 1), minotaur: at(CROSS, 5, 1), supplies: [at(CROSS, 2, 2)] };
    expect(seen(state)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
    expect(nearest(state, THESEUS)).toEqual({ supply: 0, opponent: 0 });
  });

  test('behind a wall', () => {
    const state = drawn(
      `
      +---+---+---+---+---+
      |                   |
      +   +   +   +   +   +
      |     M             |
      +   +---+   +   +   +
      |                   |
      +   +   +   +   +   +
      |     T     |s1     |
      +   +   +   +   +   +
      |                   |
      +---+---+---+---+---+
    `,
    );
    expect(seen(state)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
    expect(tilesAhead(state.board, state.theseus, 0)).toEqual([at(state, 2, 1)]);
    expect(tilesAhead(state.board, state.theseus, 1)).toEqual([at(state, 1, 2)]);
  });

  test('of what is collected or under one’s feet', () => {
    const state = { ...CROSS, minotaur: CROSS.theseus, supplies: [null, null, null, null] };
    expect(nearest(state, THESEUS)).toEqual({ supply: 0, opponent: 0 });
    expect(nearest({ ...CROSS, minotaur: at(CROSS, 3, 4) }, MINOTAUR)).toEqual({ supply: 2, opponent: 1 });
  });
});

test('the Minotaur hides nothing behind it', () => {
  const state = { ...CROSS, minotaur: at(CROSS, 3, 5) };
  expect(seen(state)[1]).toEqual({
    supplies: [
      { supply: 1, distance: 1 },
      { supply: 2, distance: 3 },
    ],
    opponent: 2,
  });
});
