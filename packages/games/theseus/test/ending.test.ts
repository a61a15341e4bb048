import { describe, expect, test } from 'vitest';
import { theseus } from '../src/game.ts';
import { MINOTAUR, type State, THESEUS } from '../src/state.ts';
import { after, board, drawn, DOWN, legal, LEFT, picture, played, refusal, RIGHT, UP } from './support/drawn.ts';

function expectOver(state: State, reason: string, winners: readonly number[]): void {
  expect(theseus.outcome(state)).toEqual({ winners, reason });
  expect(theseus.turn(state)).toEqual([]);
  for (const seat of [THESEUS, MINOTAUR]) {
    expect(legal(state, seat)).toEqual([]);
    expect(refusal(state, UP, seat)).toEqual({ code: 'game-over' });
  }
}

describe('Theseus wins', () => {
  const state = drawn(
    `
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |         M         |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |s2                 |
    +   +   +   +   +   +
    | T   s1            |
    +---+---+---+---+---+
  `,
    { supplies: 2 },
  );

  test('when he has all supplies, and not before', () => {
    const one = after(state, UP, UP);
    expect(theseus.outcome(one)).toBeUndefined();
    const { state: all, events } = played(one, DOWN, DOWN, UP, RIGHT);
    expect(events.at(-2)).toMatchObject({ type: 'collected', supply: 0 });
    expect(events.at(-1)).toEqual({ type: 'ended', end: 'all-collected' });
    expectOver(all, 'all-collected', [THESEUS]);
  });

  test('even if the Minotaur stands on the last supply', () => {
    const before = drawn(
      `
      +---+---+---+---+---+
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      | T s1 M            |
      +---+---+---+---+---+
    `,
      { turn: 'theseus' },
    );
    const { state: all, events } = played(before, RIGHT);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'collected', 'ended']);
    expectOver(all, 'all-collected', [THESEUS]);
    expect(picture(all)).toBe(
      board(`
        +---+---+---+---+---+
        |                   |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |     M             |
        +---+---+---+---+---+
      `),
    );
  });

  test('even with the very last die', () => {
    const last = { ...state, supplies: [1, null], config: { ...state.config, rounds: 1 } };
    expectOver(after(last, UP, RIGHT), 'all-collected', [THESEUS]);
  });
});

describe('the Minotaur wins', () => {
  const state = drawn(
    `
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    | M         |s1     |
    +   +   +   +   +   +
    | T         |s2     |
    +---+---+---+---+---+
  `,
    { supplies: 2 },
  );

  test('when it comes to Theseus', () => {
    const { state: next, events } = played(state, DOWN);
    expect(events.at(-1)).toEqual({ type: 'ended', end: 'captured' });
    expectOver(next, 'captured', [MINOTAUR]);
  });

  test('when Theseus comes to it', () => {
    const { state: next, events } = played({ ...state, dice: 1 }, UP);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'ended']);
    expectOver(next, 'captured', [MINOTAUR]);
  });

  test('when Theseus takes a supply beside it and others are left', () => {
    const beside = drawn(
      `
      +---+---+---+---+---+
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |                   |
      +   +   +   +   +   +
      |s1                 |
      +   +   +   +   +   +
      |     T s2 M        |
      +---+---+---+---+---+
    `,
      { supplies: 2, turn: 'theseus' },
    );
    const { state: next, events } = played(beside, RIGHT);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'collected', 'ended']);
    expectOver(next, 'captured', [MINOTAUR]);
    expect(picture(next)).toBe(
      board(`
        +---+---+---+---+---+
        |                   |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        |s1                 |
        +   +   +   +   +   +
        |         M         |
        +---+---+---+---+---+
      `),
    );
  });

  test('with the very last die, too', () => {
    expectOver(after({ ...state, config: { ...state.config, rounds: 1 }, dice: 1 }, UP), 'captured', [MINOTAUR]);
  });

  test('but not by passing Theseus on the way', () => {
    // They never move at once: one of them comes to the other's tile and ends the game there.
    expect(theseus.outcome(after(state, RIGHT, UP))).toBeUndefined();
  });
});

describe('nobody wins', () => {
  const state = drawn(
    `
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +---+   +   +
    |         M         |
    +   +   +   +   +   +
    |                 s1|
    +   +   +   +   +   +
    | T                 |
    +---+---+---+---+---+
  `,
    { rounds: 2 },
  );

  test('after the last round, which is two dice a round', () => {
    expect(theseus.actionLimit(state.config)).toBe(4);
    const { state: last, events } = played(after(state, UP, UP, UP), DOWN);
    expect(events.at(-1)).toEqual({ type: 'ended', end: 'action-limit' });
    expectOver(last, 'action-limit', []);
  });

  test('and a die that the Minotaur spends on a wall counts', () => {
    const blocked = after(state, UP);
    expect(blocked.minotaur).toBe(state.minotaur);
    expect(blocked.dice).toBe(1);
    expect(theseus.outcome(after(blocked, UP, UP))).toBeUndefined();
  });

  test('of 200 dice in the described game', () => {
    expect(theseus.actionLimit({ ...state.config, rounds: 100 })).toBe(200);
  });

  test('not before Theseus has had his last die', () => {
    expect(theseus.turn(after(state, UP, UP, LEFT))).toEqual([THESEUS]);
  });
});
