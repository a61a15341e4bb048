import { describe, expect, test } from 'vitest';
import { stageOf } from '../../src/expedition/content/stages.ts';
import { expedition } from '../../src/expedition/game.ts';
import { board } from '../support/drawn.ts';
import { after, drawn, eventsOf, picture, played, typesOf } from './support/drawn.ts';

const corridor = (sign: string): string => `
  # # # # # #
  # P ${sign} . . U
  # # # # # #
  # E # # # #
`;

describe('E9: finds', () => {
  test.each([
    ['b', { party: [{ hp: 3 }] }, { hp: 13, energy: 6 }, 10],
    ['b', { party: [{ hp: 20 }] }, { hp: 26, energy: 6 }, 6],
    ['t', { party: [{ energy: 1 }] }, { hp: 26, energy: 9 }, 8],
    ['t', {}, { hp: 26, energy: 12 }, 6],
  ] as const)('%s helps whoever is in front, as far as it can', (sign, given, expected, amount) => {
    const { state, events } = played(drawn(corridor(sign), given), 'D');
    expect(state.party[0]).toMatchObject(expected);
    expect(eventsOf(events, 'found')[0]!.amount).toBe(amount);
    expect(state.finds).toEqual([]);
    expect(typesOf(played(state, 'A D').events)).not.toContain('found');
  });

  test('a gem is worth 20 points', () => {
    const { state, events } = played(drawn(corridor('g')), 'D');
    expect(eventsOf(events, 'scored')).toEqual([{ type: 'scored', reason: 'gem', points: 20 }]);
    expect(state.score).toBe(20);
    expect(state.journey[0]).toMatchObject({ finds: ['gem'], points: 20 });
  });

  test('a lamp shows the maze, but nobody who is out of sight', () => {
    const state = drawn(`
      # # # # # # #
      # P l . # X #
      # # # . # . #
      # E # . . . U
      # # # # # # #
    `);
    expect(picture(after(state, 'D'))).toBe(
      board(`
        # # # # # # #
        # . P . # . #
        # # # . # . #
        # # # . . . U
        # # # # # # #
      `),
    );
  });

  test('lie in dead ends as far as there are any', () => {
    const { finds, maze } = expedition.start(expedition.defaultConfig!(), 'a journey');
    expect(finds).toHaveLength(stageOf(1).finds);
    expect(finds.every(({ at }) => at !== maze.exit)).toBe(true);
  });
});

describe('E10: the exit', () => {
  const state = drawn(
    `
      # # # # #
      # . . P U
      # # # # #
      # E # # #
    `,
    { number: 2, par: 30, steps: 9, party: [{ hp: 1 }, { creature: 'Squirtle', hp: 30 }] },
  );

  test('gives points for the maze and for each step less than the par, a rest, and the next maze', () => {
    const { state: next, events } = played(state, 'D');
    expect(typesOf(events)).toEqual(['moved', 'scored', 'scored', 'left', 'entered']);
    expect(eventsOf(events, 'scored').map(({ reason, points }) => [reason, points])).toEqual([
      ['maze', 20],
      ['steps', 20],
    ]);
    expect(next.score).toBe(40);
    expect(next.party.map(({ hp }) => hp)).toEqual([9, 31]);
    expect(next.number).toBe(3);
    expect(next.journey.map(({ points }) => points)).toEqual([0, 40, 0]);
    expect(next.maze.grid.width).toBe(stageOf(3).side);
    expect(next.wild.every(({ at }) => at !== null)).toBe(true);
  });

  test('is left only by whoever stands there alone', () => {
    const guarded = drawn(`
      # # # # #
      # . P X U
      # # # # #
      # E # # #
    `);
    const onExit = { ...guarded, wild: [{ ...guarded.wild[0]!, at: guarded.maze.exit }], at: guarded.maze.exit - 1 };
    const { state: met, events } = played(onExit, 'D');
    expect(typesOf(events)).toEqual(['moved', 'met']);
    expect(met.number).toBe(1);
  });

  test.each([
    [5, []],
    [6, [0]],
  ])('in maze %i a journey that ends was a success for %j', (number, winners) => {
    const over = { ...state, number, party: [] };
    expect(expedition.outcome(over)).toEqual({ winners, reason: 'knocked-out' });
  });

  test('after as many actions as the config allows it ends wherever it is', () => {
    const last = after(drawn(corridor('.'), { limit: 1 }), 'D');
    expect(expedition.outcome(last)).toEqual({ winners: [], reason: 'action-limit' });
  });
});
