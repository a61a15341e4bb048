import { describe, expect, test } from 'vitest';
import { speedOn, TICKS_A_SECOND, UNIT, unitsASecond } from '../../src/simulation/units.ts';
import { effects } from '../support/content.ts';
import { EAST, raceOn, run, ticksUntil } from '../support/drawn-race.ts';

/** Forty cells of one cost between the start and the exit. */
const laneOf = (cost: number): string => `
  ${'#'.repeat(44)}
  #S${String(cost).repeat(40)}E#
  ${'#'.repeat(44)}
`;

/** Ticks from the moment in which the user comes to the first cell of a cost until it comes to the fortieth. */
function ticksFor39Cells(cost: number, speed: number): number {
  const race = raceOn({ map: laneOf(cost), user: { speed } });
  race.press(EAST);
  const first = race.user.cell + 1;
  ticksUntil(race, ({ user }) => user.cell === first, 200_000);
  return ticksUntil(race, ({ user }) => user.cell === first + 39, 2_000_000);
}

/** Cells a second with a speed of 3.5, worked out by hand from the description. */
const SPEEDS_BY_COST = [
  [1, 9.5],
  [2, 8],
  [3, 6.5],
  [4, 5],
  [5, 3.5],
  [6, 3.5 / 1.5],
  [7, 3.5 / 3],
  [8, 3.5 / 4.5],
  [9, 3.5 / 6],
] as const;

describe('R39: a cell takes as long as its cost says', () => {
  test.each(SPEEDS_BY_COST)('R39: on cells of cost %i a speed of 3.5 is %f cells a second', (cost, speed) => {
    expect(speedOn(cost, 3.5)).toBeCloseTo(speed, 12);
    // Within the tick in which it begins and the one in which it ends.
    expect(Math.abs(ticksFor39Cells(cost, 3.5) - (39 * TICKS_A_SECOND) / speed)).toBeLessThanOrEqual(1);
  });

  test('R39: cheaper cells are faster and dearer ones slower, each more than the last, at every speed', () => {
    for (const base of [0.1, 1, 2, 3.5, 5, 50]) {
      const speeds = SPEEDS_BY_COST.map(([cost]) => speedOn(cost, base));
      expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
      expect(new Set(speeds).size).toBe(9);
    }
  });

  test('R39: it is the cell that is entered that counts', () => {
    const lane = `
      ######
      #S19E#
      ######
    `;
    const race = raceOn({ map: lane, user: { speed: 6 } });
    race.press(EAST);
    // 12 cells a second into the 1, one a second into the 9, 6 a second into the exit.
    expect(ticksUntil(race, ({ user }) => user.cell === 8)).toBe(5);
    expect(ticksUntil(race, ({ user }) => user.cell === 9)).toBe(60);
    expect(ticksUntil(race, ({ status }) => status === 'won')).toBe(10);
  });

  test('R39: opponents are as fast as the user on the same cells', () => {
    const lanes = `
      ##########
      #@ 91 82S#
      ##########
      #a 91 82E#
      ##########
    `;
    const race = raceOn({ map: lanes, user: { speed: 4 }, opponents: [{ speed: 4 }] });
    race.press(EAST);
    for (let tick = 0; tick < 300; tick++) {
      expect([race.opponents[0]!.cell, race.opponents[0]!.progress]).toEqual([race.user.cell + 20, race.user.progress]);
      race.tick();
    }
  });
});

describe('RB2: speeds are cells a second', () => {
  test('RB2: a speed of 60 / n takes n ticks a cell, over any number of cells', () => {
    for (const ticks of [2, 3, 7, 10, 11, 60]) {
      expect(Math.abs(ticksFor39Cells(5, 60 / ticks) - 39 * ticks)).toBeLessThanOrEqual(1);
    }
  });

  test('RB2: what is too small for a part of a cell is not lost', () => {
    // 1024 parts a second are 17 a tick, and four of a tick's sixtieths.
    const race = raceOn({ map: laneOf(5), user: { speed: 1 / 64 } });
    race.press(EAST);
    const { cell } = race.user;
    expect(ticksUntil(race, ({ user }) => user.cell > cell)).toBe(64 * TICKS_A_SECOND);
  });

  test('RB2: nobody stands still but who has no speed at all', () => {
    for (const cost of [1, 5, 6, 9]) {
      expect([speedOn(cost, 0), unitsASecond(cost, 0)]).toEqual([0, 0]);
      expect(unitsASecond(cost, 1e-9)).toBeGreaterThan(0);
    }
    const race = raceOn({ map: laneOf(9), user: { speed: 1e-9 } });
    race.press(EAST);
    run(race, TICKS_A_SECOND);
    expect(race.user.progress).toBe(1);
  });

  test('RB2: the fastest that there can be is less than a cell a tick', () => {
    expect(unitsASecond(1, 50) / TICKS_A_SECOND).toBeLessThan(UNIT);
  });
});

describe('R39: whoever is frozen stays where it is', () => {
  test.each([1, 5, 9])('R39: on a cell of cost %i', (cost) => {
    const race = raceOn({ map: laneOf(cost), user: { speed: 0 } });
    race.press(EAST);
    run(race, 1000);
    expect([race.user.cell, race.user.progress]).toEqual([45, 0]);
  });

  test('R39: in the middle of a step too, and goes on from there', () => {
    const race = raceOn({
      map: laneOf(5),
      powerUps: [{ trigger: 'F', duration: 2, user: effects({ speed: 0 }) }],
      stock: [1],
    });
    race.press(EAST);
    run(race, 5);
    const { progress } = race.user;
    expect(progress).toBe(UNIT / 2);
    race.press({ letter: 'F' });
    run(race, 120);
    expect(race.user.progress).toBe(progress);
    run(race, 5);
    expect([race.user.cell, race.user.progress]).toEqual([46, 0]);
  });
});

describe('R42: the properties of a character', () => {
  test('R42: speed is how many cells of cost 5 are passed in a second', () => {
    const passed = [0, 1, 2, 3.5, 6].map((speed) => {
      const race = raceOn({ map: laneOf(5), user: { speed } });
      race.press(EAST);
      run(race, 4 * TICKS_A_SECOND);
      return race.user.cell - 45;
    });
    expect(passed).toEqual([0, 4, 8, 14, 24]);
  });
});
