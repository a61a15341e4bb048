import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import { walkableCells } from '../src/walking.ts';
import { WAYS } from '../src/way.ts';
import { after, at, board, drawn, legal, picture, played, refusal } from './support/drawn.ts';

const OPEN = drawn(`
  # # # # #
  # . . . #
  # . P . U
  # . . . #
  # E # # #
`);

describe('P26: W is up, A is left, S is down and D is right', () => {
  test('W', () => {
    expect(picture(after(OPEN, 'W'))).toBe(
      board(`
        # # # # #
        # . P . #
        # . . . U
        # . . . #
        # # # # #
      `),
    );
  });

  test('A', () => {
    expect(picture(after(OPEN, 'A'))).toBe(
      board(`
        # # # # #
        # . . . #
        # P . . U
        # . . . #
        # # # # #
      `),
    );
  });

  test('S', () => {
    expect(picture(after(OPEN, 'S'))).toBe(
      board(`
        # # # # #
        # . . . #
        # . . . U
        # . P . #
        # # # # #
      `),
    );
  });

  test('D', () => {
    expect(picture(after(OPEN, 'D'))).toBe(
      board(`
        # # # # #
        # . . . #
        # . . P U
        # . . . #
        # # # # #
      `),
    );
  });
});

test('P20, P27: where it stood before is remembered, and at the beginning that is where it stands', () => {
  expect(OPEN.hero.previous).toBe(OPEN.hero.at);
  const { state, events } = played(OPEN, 'WA');
  expect(state.hero).toMatchObject({ at: at(state, 1, 1), previous: at(state, 1, 2) });
  expect(events.filter(({ type }) => type === 'moved')).toEqual([
    { type: 'moved', from: at(state, 2, 2), to: at(state, 1, 2) },
    { type: 'moved', from: at(state, 1, 2), to: at(state, 1, 1) },
  ]);
});

const CORNER = drawn(`
  # # # # #
  # . # . #
  # P . # U
  E . # . #
  # # # # #
`);

describe('P1, P25: only the ways that are open are listed, in the order W, A, S, D', () => {
  test.each([
    ['', 'WSD'],
    ['W', 'S'],
    ['D', 'A'],
    ['S', 'W'],
  ])('after %j: %s', (letters, ways) => {
    expect(legal(after(CORNER, letters))).toBe(ways);
  });

  test('a cell that is open all around', () => {
    expect(legal(OPEN)).toBe('WASD');
  });
});

describe('P26: there is no way through a wall', () => {
  test('inside the maze', () => {
    expect(refusal(CORNER, 'A')).toEqual({ code: 'wall-ahead', way: 'A' });
  });

  test('nor beyond the edge of the grid', () => {
    const edge = drawn(`
      # P . #
      # . . U
      # E # #
    `);
    expect(legal(edge)).toBe('SD');
    expect(refusal(edge, 'W')).toEqual({ code: 'wall-ahead', way: 'W' });
    expect(refusal(edge, 'A')).toEqual({ code: 'wall-ahead', way: 'A' });
  });
});

describe('P26, PB7: the entrance is closed, and is not listed either', () => {
  const inside = after(CORNER, 'S');

  test('it is refused by a name of its own', () => {
    expect(refusal(inside, 'A')).toEqual({ code: 'entrance-closed' });
    expect(legal(inside)).not.toContain('A');
  });

  test('PB7: wherever one stands in a generated maze, what is listed is accepted and nothing else', () => {
    let closed = 0;
    for (let seed = 0; seed < 20; seed++) {
      const began = pokelabirinto.start({ ...OPEN.config, rows: 7, columns: 8 }, String(seed));
      for (const cell of walkableCells(began.maze)) {
        if (cell === began.maze.exit) continue;
        const state = { ...began, hero: { ...began.hero, at: cell } };
        const played = WAYS.map((way) => ({ way, result: pokelabirinto.play(state, 0, { type: 'move', way }) }));
        const accepted = played.filter(({ result }) => result.ok).map(({ way }) => way);
        expect(legal(state)).toBe(accepted.join(''));
        closed += played.filter(({ result }) => !result.ok && result.error.code === 'entrance-closed').length;
      }
    }
    // Every maze has one cell beside the entrance.
    expect(closed).toBe(20);
  });
});

test('nobody else may move', () => {
  for (const seat of [1, -1, 0.5, Number.NaN]) {
    expect(legal(OPEN, seat)).toBe('');
    expect(refusal(OPEN, 'W', seat)).toEqual({ code: 'not-your-turn' });
  }
});

test('who walks can neither fight, turn back nor attack', () => {
  for (const letter of 'CT12') expect(refusal(OPEN, letter)).toEqual({ code: 'not-now', phase: 'walking' });
});

test('a refused step changes nothing', () => {
  const before = structuredClone(CORNER);
  refusal(CORNER, 'A');
  expect(CORNER).toEqual(before);
});
