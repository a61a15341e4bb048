import { describe, expect, test } from 'vitest';
import { createConfig, DEFAULT_ACTION_LIMIT, MOST_ACTIONS } from '../../src/logic/config.ts';
import { logicMaze } from '../../src/logic/game.ts';
import { after, at, board, legal, level, outcome, picture, played, refusal, start, valueOf } from './support/drawn.ts';

describe('who steps onto the exit has escaped', () => {
  const state = start(`
    +---+---+---+
    |     T   E |
    +   +   +   +
    | M         |
    +   +   +   +
    |           |
    +---+---+---+
  `);

  test('at once, before the Minotaur moves', () => {
    const { state: next, events } = played(state, 'r');
    expect(picture(next)).toBe(
      board(`
        +---+---+---+
        |        T E|
        +   +   +   +
        | M         |
        +   +   +   +
        |           |
        +---+---+---+
      `),
    );
    expect(events).toEqual([
      { type: 'walked', move: 'right', from: 1, to: 2 },
      { type: 'ended', end: 'escaped' },
    ]);
    expect(logicMaze.outcome(next)).toEqual({ winners: [0], reason: 'escaped' });
  });

  test('and then nobody can do anything', () => {
    const over = after(state, 'r');
    expect([logicMaze.turn(over), legal(over)]).toEqual([[], '']);
    expect(refusal(over, 'w')).toEqual({ code: 'game-over' });
  });
});

describe('Theseus is caught', () => {
  const state = start(`
    +---+---+---+---+
    | T       M     |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    |             E |
    +---+---+---+---+
  `);

  test('when the Minotaur reaches him with its first step, and there is no second', () => {
    const { state: next, events } = played(state, 'r');
    expect(events.slice(1)).toEqual([
      { type: 'minotaur-stepped', from: 2, to: 1 },
      { type: 'ended', end: 'caught' },
    ]);
    expect(picture(next)).toBe(
      board(`
        +---+---+---+---+
        |    T M        |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |             E |
        +---+---+---+---+
      `),
    );
  });

  test('when it reaches him with its second', () => {
    const { state: next, events } = played(state, 'w');
    expect(events.map(({ type }) => type)).toEqual(['waited', 'minotaur-stepped', 'minotaur-stepped', 'ended']);
    expect(logicMaze.outcome(next)).toEqual({ winners: [], reason: 'caught' });
    expect([logicMaze.turn(next), legal(next)]).toEqual([[], '']);
  });

  test('when he steps onto it: it need not move', () => {
    const beside = start(`
      +---+---+---+
      | T | M     |
      +   +   +   +
      |       |   |
      +   +   +   +
      |         E |
      +---+---+---+
    `);
    // It stands still behind the wall, until he comes around.
    const near = { ...beside, theseus: at(beside, 1, 1) };
    expect(played(near, 'u').events).toEqual([
      { type: 'walked', move: 'up', from: 4, to: 1 },
      { type: 'ended', end: 'caught' },
    ]);
  });

  test('on the exit, too, if the Minotaur stands there', () => {
    const state = start(`
      +---+---+---+
      | T  M E    |
      +   +   +   +
      |           |
      +   +   +   +
      |           |
      +---+---+---+
    `);
    const { state: next, events } = played(state, 'r');
    expect(events.at(-1)).toEqual({ type: 'ended', end: 'caught' });
    expect(outcome(next)).toBe('caught');
    expect(picture(next)).toContain('|    TME    |');
  });
});

describe('the action limit', () => {
  const CORRIDOR = `
    +---+---+---+---+
    | T           E |
    +---+---+---+---+
    | M             |
    +   +   +   +   +
    |               |
    +---+---+---+---+
  `;

  test('ends the game without an escape', () => {
    const state = start(CORRIDOR, { actionLimit: 2 });
    expect(logicMaze.actionLimit(state.config)).toBe(2);
    expect(outcome(after(state, 'r'))).toBeUndefined();
    const { state: spent, events } = played(state, 'rw');
    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', end: 'action-limit' }]);
    expect(logicMaze.outcome(spent)).toEqual({ winners: [], reason: 'action-limit' });
    expect([logicMaze.turn(spent), legal(spent)]).toEqual([[], '']);
    expect(refusal(spent, 'r')).toEqual({ code: 'game-over' });
  });

  test('does not take an escape with the last action away', () => {
    expect(outcome(after(start(CORRIDOR, { actionLimit: 3 }), 'rrr'))).toBe('escaped');
  });

  test('is 1,000 where none is asked for', () => {
    const config = valueOf(createConfig(level(CORRIDOR)));
    expect(config.actionLimit).toBe(DEFAULT_ACTION_LIMIT);
    expect(DEFAULT_ACTION_LIMIT).toBe(1000);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, MOST_ACTIONS + 1])('is not %d', (actionLimit) => {
    expect(createConfig(level(CORRIDOR), { actionLimit })).toEqual({
      ok: false,
      error: { code: 'bad-limit', most: MOST_ACTIONS },
    });
  });
});

test('there is one seat, and nobody else may act', () => {
  const state = start(`
    +---+---+---+
    | T       E |
    +   +   +   +
    |           |
    +   +   +   +
    |         M |
    +---+---+---+
  `);
  expect(logicMaze.seats(state.config)).toBe(1);
  expect(logicMaze.turn(state)).toEqual([0]);
  for (const seat of [1, -1, 0.5, Number.NaN]) {
    expect(logicMaze.legal(state, seat)).toEqual([]);
    expect(refusal(state, 'w', seat)).toEqual({ code: 'not-your-turn' });
  }
});
