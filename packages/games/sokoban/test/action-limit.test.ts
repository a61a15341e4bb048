import { describe, expect, test } from 'vitest';
import { createConfig, DEFAULT_ACTION_LIMIT, MOST_ACTIONS } from '../src/config.ts';
import { sokoban } from '../src/game.ts';
import { after, at, legal, level, played, refusal, start, startReverse, valueOf } from './support/drawn.ts';

const CORRIDOR = `
  #######
  #@ $ .#
  #######
`;

test('after as many actions as the config allows the game is over, unsolved', () => {
  const state = start(CORRIDOR, { actionLimit: 3 });
  expect(sokoban.actionLimit(state.config)).toBe(3);
  expect(sokoban.outcome(after(state, 'r', 'l'))).toBeUndefined();
  const { state: spent, events } = played(state, 'r', 'l', 'r');
  expect(events.at(-1)).toEqual({ type: 'limit-reached' });
  expect(events.filter(({ type }) => type === 'limit-reached')).toHaveLength(1);
  expect(sokoban.outcome(spent)).toEqual({ winners: [], reason: 'action-limit' });
  expect([sokoban.turn(spent), legal(spent)]).toEqual([[], []]);
  expect(refusal(spent, 'r')).toEqual({ code: 'game-over' });
});

test('a push may be the last action, too', () => {
  const state = start(CORRIDOR, { actionLimit: 2 });
  expect(played(state, 'r', 'r').events.at(-1)).toEqual({ type: 'limit-reached' });
});

test('who solves the level with the last action has solved it', () => {
  const { state, events } = played(start(CORRIDOR, { actionLimit: 3 }), 'r', 'r', 'r');
  expect(events.map(({ type }) => type)).toEqual(['walked', 'pushed', 'pushed', 'solved']);
  expect(sokoban.outcome(state)).toEqual({ winners: [0], reason: 'solved' });
});

test('in reverse play jumps, walks and pulls count alike', () => {
  const state = startReverse(CORRIDOR, 3);
  const { state: spent, events } = played(state, `jump ${at(state, 4, 1)}`, 'L', 'l');
  expect(events.map(({ type }) => type)).toEqual(['jumped', 'pulled', 'walked', 'limit-reached']);
  expect(sokoban.outcome(spent)).toEqual({ winners: [], reason: 'action-limit' });
});

describe('a limit', () => {
  const corridor = level(CORRIDOR);

  test('is there, whether one was asked for or not', () => {
    expect(valueOf(createConfig(corridor))).toEqual({
      level: corridor,
      mode: 'forward',
      actionLimit: DEFAULT_ACTION_LIMIT,
    });
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, MOST_ACTIONS + 1])('is not %d', (actionLimit) => {
    expect(createConfig(corridor, { actionLimit })).toEqual({
      ok: false,
      error: { code: 'bad-limit', most: MOST_ACTIONS },
    });
  });

  test.each([1, MOST_ACTIONS])('may be %d', (actionLimit) => {
    expect(createConfig(corridor, { actionLimit }).ok).toBe(true);
  });
});
