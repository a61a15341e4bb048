import { describe, expect, test } from 'vitest';
import { effects } from '../support/content.ts';
import { draw, drawn } from '../support/drawing.ts';
import { EAST, eventsOf, raceOn, run } from '../support/drawn-race.ts';

const ROOM = `
  ##########
  #@PPPPPPP#
  #S######E#
  ##########
`;
const HEART = { user: effects({}, { lives: 1 }) };
const often = { interval: 0, limit: 100 };

describe('R51: power-ups come up', () => {
  test('R51: one a second at most, on the first cell and of the first kind that chance takes', () => {
    const race = raceOn({ map: ROOM, powerUps: [HEART, HEART], spawning: often, luck: [0, 0, 0, 1, 1] });
    run(race, 59);
    expect(race.items).toEqual([]);
    run(race, 1);
    expect(draw(race)).toBe(
      drawn(`
        ##########
        #@ Y     #
        #S######E#
        ##########
      `),
    );
    run(race, 59);
    expect(race.items).toHaveLength(1);
    run(race, 1);
    expect(eventsOf(race, 'item-shown')).toEqual([
      { type: 'item-shown', tick: 60, powerUp: 1, cell: 13 },
      { type: 'item-shown', tick: 120, powerUp: 0, cell: 12 },
    ]);
  });

  test('R51: appearance_probability is divided by the number of kinds', () => {
    const asked: number[] = [];
    const race = raceOn({
      map: ROOM,
      powerUps: [
        { ...HEART, probability: 0.8 },
        { ...HEART, probability: 0.2 },
      ],
      spawning: often,
    });
    Object.assign(race, {
      draws: {
        below: () => 0,
        bool: (probability: number) => {
          asked.push(probability);
          return false;
        },
      },
    });
    run(race, 60);
    expect(asked).toHaveLength(14);
    expect(new Set(asked)).toEqual(new Set([0.4, 0.1]));
  });

  test('R43: with an appearance_probability of 0 it never comes up, with 1 and no other kind always', () => {
    for (const probability of [0, 1]) {
      const race = raceOn({ map: ROOM, powerUps: [{ ...HEART, probability }], spawning: often });
      run(race, 300);
      expect(race.items).toHaveLength(5 * probability);
    }
  });

  test('R26: powerups_time 3: one every 3 seconds at most, since it is the least time between two', () => {
    const race = raceOn({ map: ROOM, powerUps: [HEART], spawning: { interval: 3, limit: 100 } });
    run(race, 60 * 12);
    expect(eventsOf(race, 'item-shown').map(({ tick }) => tick / 60)).toEqual([3, 6, 9, 12]);
  });

  test('RB19: powerups_limit: so many lie on a map at once, and a further one only when one is gone', () => {
    const race = raceOn({ map: ROOM, powerUps: [HEART], spawning: { interval: 0, limit: 3 } });
    run(race, 600);
    expect(race.items).toHaveLength(3);
    race.press(EAST);
    run(race, 12);
    expect(race.items).toHaveLength(2);
    run(race, 60);
    expect(eventsOf(race, 'item-shown').length).toBeGreaterThan(3);
  });

  test('RB19: limit: so many of a kind come up in a level, picked or not', () => {
    const race = raceOn({
      map: ROOM,
      powerUps: [
        { ...HEART, limit: 2, timeout: 1 },
        { ...HEART, limit: 1 },
      ],
      spawning: often,
    });
    run(race, 3000);
    expect(race.shown).toEqual([2, 1]);
    expect(
      eventsOf(race, 'item-shown')
        .map(({ powerUp }) => powerUp)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 0, 1]);
  });

  test('RB19: in the next level they are counted anew', () => {
    const lane = `
      ######
      #@PPE#
      #S####
      ######
    `;
    const race = raceOn({ map: lane, furtherLevels: [[lane]], powerUps: [{ ...HEART, limit: 1 }], spawning: often });
    run(race, 60);
    expect(race.shown).toEqual([1]);
    race.press(EAST);
    run(race, 30);
    expect([race.level, race.shown, race.items, race.quiet]).toEqual([1, [0], [], [0]]);
  });

  test('R51: only on cells that are for them, and on none that has one', () => {
    const race = raceOn({ map: ROOM, powerUps: [HEART], spawning: often });
    run(race, 60 * 20);
    const cells = race.items.map(({ cell }) => cell);
    expect(cells).toEqual([12, 13, 14, 15, 16, 17, 18]);
  });

  test('R51: only on the map of the user', () => {
    const race = raceOn({
      map: [ROOM, ROOM],
      powerUps: [HEART],
      spawning: often,
      opponents: [{ speed: 0 }],
      opponentsAre: [{ map: 1 }],
    });
    run(race, 300);
    expect(new Set(race.items.map(({ map }) => map))).toEqual(new Set([0]));
    expect(race.quiet[1]).toBe(0);
  });

  test('R51: none comes up under the feet of anybody', () => {
    const race = raceOn({
      map: ROOM,
      userIs: { cell: 12 },
      opponents: [{ speed: 0 }],
      opponentsAre: [{ cell: 14 }],
      powerUps: [HEART],
      spawning: often,
    });
    run(race, 60 * 20);
    expect(race.items.map(({ cell }) => cell)).toEqual([13, 15, 16, 17, 18]);
  });
});
