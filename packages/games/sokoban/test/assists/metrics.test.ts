import { describe, expect, test } from 'vitest';
import { compareMetrics, formatMetrics, type Metrics, metricsOf } from '../../src/assists/metrics.ts';
import type { Level } from '../../src/level.ts';
import { board, way } from './support/boards.ts';

const measured = (level: Level, letters: string): string => {
  const result = metricsOf(level, way(letters));
  if ('refusedAt' in result) return `refused at ${result.refusedAt}`;
  return `${result.letters} ${formatMetrics(result.metrics)}${result.isSolved ? ' solved' : ''}`;
};

const room = board(`
  ##########
  #        #
  #@ $ $  .#
  #       .#
  ##########
`);

/** Moves, pushes, box lines, box changes, pushing sessions, player lines: counted by hand. */
describe('metrics', () => {
  test.each([
    ['nothing', '', ' 0/0/0/0/0/0'],
    ['a walk has lines of the player only', 'rdrr', 'rdrr 4/0/0/0/0/3'],
    ['a push in one line', 'rr', 'rR 2/1/1/1/1/1'],
    // First box one to the right; around it, one down: the same box, but a new line and a new session.
    ['one box around a corner', 'rrurd', 'rRurD 5/2/2/1/2/4'],
    // The first box up, the second to the right, the first again: every change counts, the first included.
    ['one box, another, and the first again', 'drrurrlllur', 'drrUrRllluR 11/3/3/3/3/7'],
  ])('%s', (_, given, expected) => {
    expect(measured(room, given)).toBe(expected);
  });

  test('a walk between two pushes of one box the same way ends its line', () => {
    const level = board(`
      ########
      #@$   .#
      #      #
      ########
    `);
    expect(measured(level, 'rlrr')).toBe('RlrR 4/2/2/1/2/3');
  });

  test('pushes of two boxes without a step between are one session', () => {
    const level = board(`
      ######
      #.   #
      # $  #
      #@$ .#
      ######
    `);
    // East, then at once north against the other box.
    expect(measured(level, 'ru')).toBe('RU 2/2/2/2/1/2');
  });

  test('the first move that the rules refuse is named', () => {
    expect(measured(room, 'l')).toBe('refused at 0');
    expect(measured(room, 'rrr')).toBe('refused at 2');
    const open = board(`
      @$-
      --.
      ---
    `);
    expect(measured(open, 'rr')).toBe('refused at 1');
    expect(measured(open, 'u')).toBe('refused at 0');
  });

  test('the game is over with the push that solves the level', () => {
    const level = board(`
      ######
      #@$. #
      ######
    `);
    expect(measured(level, 'rr')).toBe('R 1/1/1/1/1/1 solved');
    expect(measured(level, 'ruuu')).toBe('R 1/1/1/1/1/1 solved');
  });

  test('a level that begins solved takes a push, and comes back', () => {
    const level = board(`
      ######
      #@*  #
      #    #
      ######
    `);
    expect(measured(level, '')).toBe(' 0/0/0/0/0/0');
    expect(measured(level, 'rdrrul')).toBe('RdrruL 6/2/2/1/2/5 solved');
  });

  test('decoration need not be on a goal', () => {
    const level = board(`
      #######
      #@$.#$#
      ####.##
      #######
    `);
    expect(measured(level, 'r')).toBe('R 1/1/1/1/1/1 solved');
  });
});

describe('ranks', () => {
  const base: Metrics = { moves: 20, pushes: 10, boxLines: 5, boxChanges: 3, pushingSessions: 4, playerLines: 9 };

  test('are by moves or pushes first, and by the others in order', () => {
    const fewerMoves = { ...base, moves: 18, pushes: 12 };
    expect(compareMetrics(fewerMoves, base, 'moves')).toBeLessThan(0);
    expect(compareMetrics(fewerMoves, base, 'pushes')).toBeGreaterThan(0);
    for (const by of ['moves', 'pushes'] as const) {
      expect(compareMetrics(base, { ...base }, by)).toBe(0);
      expect(compareMetrics({ ...base, boxLines: 4, boxChanges: 9 }, base, by)).toBeLessThan(0);
      expect(compareMetrics({ ...base, boxChanges: 2, pushingSessions: 9 }, base, by)).toBeLessThan(0);
      expect(compareMetrics({ ...base, pushingSessions: 3, playerLines: 19 }, base, by)).toBeLessThan(0);
      expect(compareMetrics({ ...base, playerLines: 10 }, base, by)).toBeGreaterThan(0);
    }
  });

  test('are written in one order', () => {
    expect(formatMetrics(base)).toBe('20/10/5/3/4/9');
  });
});
