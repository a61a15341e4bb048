import { describe, expect, test } from 'vitest';
import { after, at, board, outcome, picture, played, start } from './support/drawn.ts';

describe('the Minotaur goes sideways if that brings it closer', () => {
  test('two steps for one of Theseus, even where up or down would bring it closer too', () => {
    const state = start(`
      +---+---+---+---+
      | T             |
      +   +   +   +   +
      |               |
      +   +   +   +   +
      | E           M |
      +---+---+---+---+
    `);
    const { state: next, events } = played(state, 'w');
    expect(picture(next)).toBe(
      board(`
        +---+---+---+---+
        | T             |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        | E   M         |
        +---+---+---+---+
      `),
    );
    expect(events.slice(1)).toEqual([
      { type: 'minotaur-stepped', from: at(state, 3, 2), to: at(state, 2, 2) },
      { type: 'minotaur-stepped', from: at(state, 2, 2), to: at(state, 1, 2) },
    ]);
  });

  test('and then, with the second step, up or down when it has reached his column', () => {
    const state = start(`
      +---+---+---+
      | T       E |
      +   +   +   +
      |           |
      +   +   +   +
      |     M     |
      +---+---+---+
    `);
    expect(picture(after(state, 'w'))).toBe(
      board(`
        +---+---+---+
        | T       E |
        +   +   +   +
        | M         |
        +   +   +   +
        |           |
        +---+---+---+
      `),
    );
  });

  test('to the right as well', () => {
    const state = start(`
      +---+---+---+---+
      | M           E |
      +   +   +   +   +
      |               |
      +   +   +   +   +
      |             T |
      +---+---+---+---+
    `);
    expect(after(state, 'w').minotaur).toBe(at(state, 2, 0));
  });
});

describe('else it goes up or down if that brings it closer', () => {
  test('in his column', () => {
    const state = start(`
      +---+---+---+
      | M       E |
      +   +   +   +
      |           |
      +   +   +   +
      |           |
      +   +   +   +
      | T         |
      +---+---+---+
    `);
    expect(after(state, 'w').minotaur).toBe(at(state, 0, 2));
  });

  test('where a wall stands sideways; the second step looks sideways again', () => {
    const state = start(`
      +---+---+---+
      |   | M   E |
      +   +   +   +
      |           |
      +   +   +   +
      | T         |
      +---+---+---+
    `);
    const { state: next, events } = played(state, 'w');
    expect(picture(next)).toBe(
      board(`
        +---+---+---+
        |   |     E |
        +   +   +   +
        | M         |
        +   +   +   +
        | T         |
        +---+---+---+
      `),
    );
    expect(events.slice(1)).toEqual([
      { type: 'minotaur-stepped', from: at(state, 1, 0), to: at(state, 1, 1) },
      { type: 'minotaur-stepped', from: at(state, 1, 1), to: at(state, 0, 1) },
    ]);
  });
});

describe('else it stays', () => {
  test('in his row behind a wall, though there is a way around', () => {
    const state = start(`
      +---+---+---+
      |         E |
      +   +   +   +
      | T |     M |
      +   +   +   +
      |           |
      +---+---+---+
    `);
    const held = after(state, 'w');
    expect(held.minotaur).toBe(at(state, 1, 1));
    expect(played(held, 'w')).toEqual({
      state: { ...held, actions: 2 },
      events: [
        { type: 'waited', at: at(state, 0, 1) },
        { type: 'minotaur-stayed', at: at(state, 1, 1) },
      ],
    });
  });

  test('in his column behind a wall', () => {
    const state = start(`
      +---+---+---+
      | T       E |
      +---+   +   +
      | M         |
      +   +   +   +
      |           |
      +---+---+---+
    `);
    expect(after(state, 'www').minotaur).toBe(state.minotaur);
  });

  test('in a corner of walls towards him', () => {
    const state = start(`
      +---+---+---+
      | T         |
      +   +---+   +
      |   | M     |
      +   +   +   +
      |         E |
      +---+---+---+
    `);
    expect(after(state, 'ww').minotaur).toBe(state.minotaur);
  });

  test('with the second step alone, if the first leads there: told as a step and a stay', () => {
    const state = start(`
      +---+---+---+---+
      | T |         M |
      +   +   +   +   +
      |               |
      +   +   +   +   +
      |             E |
      +---+---+---+---+
    `);
    const { events } = played(state, 'ww');
    expect(events.map(({ type }) => type)).toEqual([
      'waited',
      'minotaur-stepped',
      'minotaur-stepped',
      'waited',
      'minotaur-stayed',
    ]);
    const near = start(`
      +---+---+---+---+
      | T |     M     |
      +   +   +   +   +
      |               |
      +   +   +   +   +
      |             E |
      +---+---+---+---+
    `);
    expect(played(near, 'w').events.slice(1)).toEqual([
      { type: 'minotaur-stepped', from: 2, to: 1 },
      { type: 'minotaur-stayed', at: 1 },
    ]);
  });
});

test('it never moves away, not even to get around a wall', () => {
  const state = start(`
    +---+---+---+---+
    |               |
    +   +---+---+   +
    |   | T     | M |
    +   +   +   +   +
    |             E |
    +---+---+---+---+
  `);
  expect(after(state, 'wrlw').minotaur).toBe(state.minotaur);
});

test('it may step on the exit and leave it again', () => {
  const on = start(`
    +---+---+---+---+
    | T       E   M |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    |               |
    +---+---+---+---+
  `);
  const stepped = after(on, 'd');
  expect(picture(stepped)).toBe(
    board(`
      +---+---+---+---+
      |     M   E     |
      +   +   +   +   +
      | T             |
      +   +   +   +   +
      |               |
      +---+---+---+---+
    `),
  );
  expect(outcome(stepped)).toBeUndefined();
  const beginning = start(`
    +---+---+---+
    |        M E|
    +   +   +   +
    |           |
    +   +   +   +
    | T         |
    +---+---+---+
  `);
  expect(after(beginning, 'w').minotaur).toBe(at(beginning, 0, 0));
});
