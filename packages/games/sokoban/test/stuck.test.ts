import { describe, expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { after, at, legal, played, refusal, start, startReverse } from './support/drawn.ts';

describe('who cannot move at the start', () => {
  const state = start(`
    #####
    #$@$#
    #####
    #..##
    #####
  `);

  test('is stuck, and the game is over', () => {
    expect(sokoban.outcome(state)).toEqual({ winners: [], reason: 'stuck' });
    expect([sokoban.turn(state), legal(state)]).toEqual([[], []]);
    expect(sokoban.view(state, 0).outcome).toBe('stuck');
  });

  test('is told of each action what stands in its way', () => {
    expect(refusal(state, 'u')).toMatchObject({ code: 'wall-ahead' });
    expect(refusal(state, 'l')).toMatchObject({ code: 'box-meets-wall' });
  });
});

test('who can still walk is not stuck, however hopeless the boxes are', () => {
  const state = start(`
    #####
    #$  #
    # @.#
    #####
  `);
  expect(sokoban.outcome(state)).toBeUndefined();
});

test('whoever has walked or pushed can walk back', () => {
  const state = start(`
    #######
    #@ $ .#
    #######
  `);
  expect(legal(after(state, 'r'))).toContain('l');
  expect(legal(after(state, 'r', 'r'))).toEqual(['r', 'l']);
});

describe('in reverse play', () => {
  test('a pull into a dead end leaves the player stuck there', () => {
    const state = startReverse(`
      ######
      #@ .$#
      ######
    `);
    const { state: end, events } = played(state, `jump ${at(state, 2, 1)}`, 'L');
    expect(events.at(-1)).toEqual({ type: 'stuck' });
    expect(sokoban.outcome(end)).toEqual({ winners: [], reason: 'stuck' });
    expect([sokoban.turn(end), legal(end)]).toEqual([[], []]);
    expect(refusal(end, 'R')).toMatchObject({ code: 'box-ahead' });
  });

  test('a jump onto the only free cell leaves the player stuck there', () => {
    const state = startReverse(`
      #####
      #@*##
      #####
    `);
    expect(legal(state)).toEqual([`jump ${at(state, 1, 1)}`]);
    expect(played(state, ...legal(state)).events.at(-1)).toEqual({ type: 'stuck' });
  });
});
