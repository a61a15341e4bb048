import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/content/load-content.ts';
import { shippedFiles } from '../../src/shipped/shipped.ts';
import { effects } from '../support/content.ts';
import { draw, drawn } from '../support/drawing.ts';
import { EAST, eventsOf, raceOn, run, ticksUntil } from '../support/drawn-race.ts';

const still = { speed: 0 };
const LANE = `
  ##############
  #@ X    #  a #
  #S######## #E#
  ##############
`;
const FAST = effects({ speed: 12 });

describe('R43: who picks a power-up', () => {
  test('R43: picker user: it happens to the user who comes to it, and it is gone', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ user: FAST }] });
    race.press(EAST);
    run(race, 20);
    expect(race.events).toEqual([
      { type: 'item-picked', tick: 20, powerUp: 0, who: -1 },
      { type: 'power-up-used', tick: 20, powerUp: 0, who: -1 },
    ]);
    expect(race.items).toEqual([]);
    expect(race.user.properties.speed).toBe(12);
    expect(race.opponents[0]!.properties.speed).toBe(0);
  });

  const CHASE = `
    #########
    #a X   E#
    #S#######
    #########
  `;
  const onWay = { chasesUser: false, exitSearchRect: { width: 40, height: 40 } };

  test('R43: picker enemy: it happens to the opponent who comes to it, at once though it has a trigger', () => {
    const race = raceOn({
      map: CHASE,
      opponents: [onWay],
      powerUps: [{ trigger: 'A', opponent: FAST, user: effects({ speed: 1 }) }],
    });
    run(race, 20);
    expect(race.opponents[0]!.properties.speed).toBe(12);
    expect(race.user.properties.speed).toBe(6);
    expect(race.stock).toEqual([0]);
    expect(eventsOf(race, 'item-picked')).toEqual([{ type: 'item-picked', tick: 20, powerUp: 0, who: 0 }]);
  });

  test('RB16: an opponent passes over what is nothing to it, and it stays there for the user', () => {
    const race = raceOn({ map: CHASE, opponents: [onWay], powerUps: [{ user: FAST }] });
    run(race, 30);
    expect(eventsOf(race, 'item-picked')).toEqual([]);
    expect(race.items).toHaveLength(1);
  });

  test('RB16: an opponent takes what works on others, though it has no part for it', () => {
    const race = raceOn({
      map: CHASE,
      opponents: [onWay],
      powerUps: [{ others: effects(still), area: { width: 8, height: 8 }, user: FAST }],
    });
    run(race, 20);
    expect(eventsOf(race, 'power-up-used')).toEqual([{ type: 'power-up-used', tick: 20, powerUp: 0, who: 0 }]);
    expect(race.user.properties.speed).toBe(0);
    expect(race.opponents[0]!.properties.speed).toBe(6);
  });

  test('R43: what lies on another map is not picked', () => {
    const race = raceOn({ map: [LANE.replace('X', ' '), LANE.replace('@', ' ')], powerUps: [{ user: FAST }] });
    race.press(EAST);
    run(race, 60);
    expect(eventsOf(race, 'item-picked')).toEqual([]);
    expect(race.items).toMatchObject([{ map: 1, cell: 17 }]);
  });

  test('R43: the user takes what works on others only, and is not touched by it', () => {
    const race = raceOn({
      map: LANE,
      opponents: [still],
      powerUps: [{ others: effects({ speed: 1 }), area: { width: 20, height: 2 } }],
    });
    race.press(EAST);
    run(race, 20);
    expect(race.user.properties.speed).toBe(6);
    expect(race.opponents[0]!.properties.speed).toBe(1);
  });
});

describe('R43: characters in the rectangle', () => {
  /** Who is frozen by a power-up of an area that the user uses: the names of the opponents. */
  function frozen(area: { width: number; height: number }, map: string): string {
    const race = raceOn({
      map,
      opponents: [{}, {}, {}, {}, {}],
      powerUps: [{ trigger: 'F', area, others: effects(still) }],
      stock: [1],
    });
    race.press({ letter: 'F' });
    return race.opponents.map(({ properties }, index) => (properties.speed === 0 ? 'abcde'[index]! : '')).join('');
  }
  const HALL = `
    #############
    # a         #
    #    b c    #
    #     @    d#
    #           #
    #    e      #
    #S#########E#
    #############
  `;

  test('R43: effects_rect_size is centred on the picker', () => {
    expect(frozen({ width: 2, height: 2 }, HALL)).toBe('bc');
    expect(frozen({ width: 1, height: 4 }, HALL)).toBe('');
    expect(frozen({ width: 2, height: 4 }, HALL)).toBe('bce');
    expect(frozen({ width: 10, height: 1 }, HALL)).toBe('d');
    expect(frozen({ width: 10, height: 4 }, HALL)).toBe('abcde');
  });

  test('R43: it reaches across the sides that touch', () => {
    const ring = `
      ###########
      b@a e d  c ${''}
      #S#######E#
      ###########
    `;
    expect(frozen({ width: 6, height: 2 }, ring)).toBe('abce');
  });

  test('R43: without a rectangle it is the whole map', () => {
    expect(frozen({ width: 0, height: 0 }, HALL)).toBe('abcde');
  });

  test('R43: whoever is on another map is out of reach', () => {
    const race = raceOn({
      map: [HALL, HALL],
      opponents: [{}, {}],
      opponentsAre: [{ map: 1 }, {}],
      powerUps: [{ trigger: 'F', area: { width: 0, height: 0 }, others: effects(still) }],
      stock: [1],
    });
    race.press({ letter: 'F' });
    expect(race.opponents.map(({ properties }) => properties.speed)).toEqual([6, 0]);
  });
});

describe('R43: how long and how often', () => {
  test('R43: duration: used by a key, it works for exactly so many ticks', () => {
    const race = raceOn({
      map: LANE,
      opponents: [still],
      powerUps: [{ trigger: 'F', duration: 1.5, user: effects(still) }],
      stock: [1],
    });
    race.press({ letter: 'F' });
    race.press(EAST);
    run(race, 90);
    expect(race.user.progress).toBe(0);
    expect(eventsOf(race, 'power-up-over')).toEqual([{ type: 'power-up-over', tick: 90, powerUp: 0, who: -1 }]);
    run(race, 1);
    expect(race.user.progress).toBeGreaterThan(0);
  });

  test('R43: a duration of nothing leaves the properties alone, and still gives what is given once', () => {
    const race = raceOn({
      map: LANE,
      powerUps: [{ trigger: 'L', duration: 0, user: effects({ speed: 1 }, { lives: 2 }) }],
      stock: [1],
    });
    race.press({ letter: 'L' });
    expect(race.user).toMatchObject({ effects: [], properties: { speed: 6 } });
    expect(race.lives).toBe(5);
  });

  test('R43: timeout: what nobody picks vanishes then, and not before', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ timeout: 2.5, user: FAST }] });
    run(race, 149);
    expect(race.items).toHaveLength(1);
    run(race, 1);
    expect(race.items).toEqual([]);
    expect(race.events).toEqual([{ type: 'item-vanished', tick: 150, powerUp: 0, cell: 17 }]);
  });

  test('R43: a timeout of 0 is never', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ timeout: 0, user: FAST }] });
    run(race, 20_000);
    expect(race.items).toHaveLength(1);
  });

  test('R43: with a trigger it goes into store, and its letter uses it', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ trigger: 'S', user: FAST }] });
    race.press({ letter: 'S' });
    race.press(EAST);
    run(race, 20);
    expect(race.stock).toEqual([1]);
    expect(race.user.properties.speed).toBe(6);
    race.press({ letter: 'S' });
    expect(race.stock).toEqual([0]);
    expect(race.user.properties.speed).toBe(12);
    expect(eventsOf(race, 'power-up-used')).toHaveLength(1);
  });

  test('R43: without a trigger it works at once', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ trigger: null, user: FAST }] });
    race.press(EAST);
    run(race, 20);
    expect(race.stock).toEqual([0]);
    expect(race.user.properties.speed).toBe(12);
  });

  test('RB20: letters are triggers alone: S does not steer, and another letter does nothing', () => {
    const race = raceOn({ map: LANE, opponents: [still], powerUps: [{ trigger: 'S', user: FAST }], stock: [1] });
    race.press({ letter: 'W' });
    race.press({ letter: 's' });
    race.press({ letter: 'SS' });
    expect(race.stock).toEqual([1]);
    race.press({ letter: 'S' });
    run(race, 30);
    expect(draw(race)).toBe(drawn(LANE));
    expect(race.stock).toEqual([0]);
  });

  test.each([
    ['H', 'H'],
    ['h', 'H'],
    ['HH', null],
    ['1', null],
    [' ', null],
    ['', null],
  ])('RB20: a trigger of "%s" in a file is %s', (written, trigger) => {
    const files = shippedFiles('small').map(({ path, text }) => ({
      path,
      text: text.replace('string trigger = "H"', `string trigger = "${written}"`),
    }));
    expect(loadContent(files)).toMatchObject({ ok: true, value: { content: { powerUps: [{ trigger }, {}] } } });
  });

  test('RB20: where two have one letter, the first that is in store is used', () => {
    const race = raceOn({
      map: LANE,
      powerUps: [
        { trigger: 'S', user: FAST },
        { trigger: 'S', user: effects({ speed: 9 }) },
      ],
      stock: [1, 1],
    });
    race.press({ letter: 'S' });
    expect(race.stock).toEqual([0, 1]);
    race.press({ letter: 'S' });
    expect(race.stock).toEqual([0, 0]);
    expect(race.user.properties.speed).toBe(9);
  });
});

describe('RB17: what is in store is counted', () => {
  test('RB17: it stays while one is left, whether its effects last or not', () => {
    const race = raceOn({ map: LANE, powerUps: [{ trigger: 'S', duration: 1, user: FAST }], stock: [3] });
    race.press({ letter: 'S' });
    run(race, 100);
    expect(race.stock).toEqual([2]);
    expect(race.user.effects).toEqual([]);
    race.press({ letter: 'S' });
    race.press({ letter: 'S' });
    expect(race.stock).toEqual([0]);
    race.press({ letter: 'S' });
    expect(race.stock).toEqual([0]);
    expect(eventsOf(race, 'power-up-used')).toHaveLength(3);
  });

  test('RB17: one that is used while it works begins anew, and does not work twice', () => {
    const race = raceOn({ map: LANE, powerUps: [{ trigger: 'S', duration: 1, user: FAST }], stock: [2] });
    race.press({ letter: 'S' });
    run(race, 40);
    race.press({ letter: 'S' });
    expect(race.user.effects).toEqual([{ powerUp: 0, as: 'user', left: 60 }]);
    expect(ticksUntil(race, ({ user }) => user.properties.speed === 6)).toBe(60);
  });

  test('RB17: each that is picked counts', () => {
    const race = raceOn({
      map: `
        ########
        #@X Y Z#
        #S####E#
        ########
      `,
      powerUps: [
        { trigger: 'A', user: FAST },
        { trigger: 'B', user: FAST },
        { trigger: 'A', user: FAST },
      ],
      stock: [4, 0, 0],
    });
    race.press(EAST);
    run(race, 60);
    expect(race.stock).toEqual([5, 1, 1]);
  });
});

describe('RB15: effects in order', () => {
  const powerUps = [
    { trigger: 'A', duration: 2, user: effects({ speed: 9, breaksWalls: true }) },
    { trigger: 'B', duration: 1, user: effects({ speed: 3 }) },
  ];

  test('RB15: the later one wins, and what it did not touch stays; then the earlier one works on', () => {
    const race = raceOn({ map: LANE, powerUps, stock: [1, 1] });
    race.press({ letter: 'A' });
    race.press({ letter: 'B' });
    expect(race.user.properties).toMatchObject({ speed: 3, breaksWalls: true });
    run(race, 60);
    expect(race.user.properties).toMatchObject({ speed: 9, breaksWalls: true });
    run(race, 60);
    expect(race.user.properties).toEqual(race.user.own);
  });

  test('RB15: the other way round the end of the longer one restores nothing too early', () => {
    const race = raceOn({ map: LANE, powerUps, stock: [1, 1] });
    race.press({ letter: 'B' });
    race.press({ letter: 'A' });
    expect(race.user.properties).toMatchObject({ speed: 9 });
    run(race, 60);
    expect(race.user.properties).toMatchObject({ speed: 9, breaksWalls: true });
  });

  test('RB15: one that begins anew is the latest', () => {
    const race = raceOn({ map: LANE, powerUps, stock: [2, 1] });
    for (const letter of ['A', 'B', 'A']) race.press({ letter });
    expect(race.user.properties.speed).toBe(9);
    expect(race.user.effects.map(({ powerUp }) => powerUp)).toEqual([1, 0]);
  });
});
