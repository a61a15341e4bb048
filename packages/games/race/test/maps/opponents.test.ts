import { manhattan, pointOf, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { makeMap } from '../../src/maps/make-map.ts';
import { centreOf } from '../../src/maps/opponents.ts';
import { makeTextMap } from '../../src/maps/text-map.ts';
import { drawn, levelOf } from './support/levels.ts';

const SCREEN = { width: 1024, height: 768 };

test('R38: opponents start at most so many steps from the centre as there are opponents, and three more', () => {
  for (let seed = 0; seed < 100; seed++) {
    const opponents = 1 + (seed % 6);
    const made = makeMap(
      { kind: 'random', isPerfect: seed % 2 === 0 },
      { random: new Random(seed), level: levelOf({ opponents }), screen: SCREEN, course: 'up' },
    );
    expect(made.opponents).toHaveLength(opponents);
    expect(new Set([...made.opponents, made.map.start, made.map.exit]).size).toBe(opponents + 2);
    for (const cell of made.opponents) {
      expect(made.map.grid.costs[cell]).not.toBe(0);
      expect(manhattan(pointOf(made.map.grid, cell), centreOf(made.map))).toBeLessThanOrEqual(opponents + 3);
    }
  }
});

test('R38: chance reaches every cell near the centre', () => {
  const open = drawn(`
    ###########
    S         E
    ###########
  `);
  const found = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const made = makeTextMap(open, { random: new Random(seed), level: levelOf({ opponents: 1 }) });
    found.add(pointOf(made.map.grid, made.opponents[0]!).x);
  }
  expect([...found].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('RB26: where there is no cell near the centre, the nearest farther out is taken', () => {
  const ring = drawn(`
    ###############
    S      2      E
    # ########### #
    # ########### #
    # ########### #
    # ########### #
    # ########### #
    # ########### #
    # ########### #
    # ########### #
    #             #
    ###############
  `);
  for (let seed = 0; seed < 20; seed++) {
    const made = makeTextMap(ring, { random: new Random(seed), level: levelOf({ opponents: 1 }) });
    const { x, y } = pointOf(made.map.grid, made.opponents[0]!);
    // The centre is (7, 6): four steps down it is reached, five up.
    expect([x, y]).toEqual([7, 10]);
  }
});

test('RB26: nobody starts where no way leads to the exit', () => {
  const cell = drawn(`
    #########
    S       #
    # ##### #
    # #   # #
    # ##### #
    #       E
    #########
  `);
  for (let seed = 0; seed < 100; seed++) {
    const made = makeTextMap(cell, { random: new Random(seed), level: levelOf({ opponents: 4 }) });
    const inTheCell = made.opponents
      .map((opponent) => pointOf(made.map.grid, opponent))
      .filter(({ x, y }) => {
        return y === 3 && x > 1 && x < 7;
      });
    expect(inTheCell).toEqual([]);
  }
});

test('RB26: more opponents than cells share them; with no cell at all they start where the user does', () => {
  const narrow = makeTextMap(drawn('\nS 2E\n'), { random: new Random(1), level: levelOf({ opponents: 5 }) });
  expect(narrow.opponents.toSorted((a, b) => a - b)).toHaveLength(5);
  expect(new Set(narrow.opponents)).toEqual(new Set([1, 2]));
  const none = makeTextMap(drawn('\nSE\n'), { random: new Random(1), level: levelOf({ opponents: 2 }) });
  expect(none.opponents).toEqual([0, 0]);
});
