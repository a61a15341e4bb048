import { describe, expect, test } from 'vitest';
import { GRACE, UNIT } from '../../src/simulation/units.ts';
import { USER } from '../../src/state.ts';
import { effects } from '../support/content.ts';
import { draw, drawn } from '../support/drawing.ts';
import { EAST, eventsOf, raceOn, run, ticksUntil, WEST } from '../support/drawn-race.ts';

const FIRST = `
  ########
  #@  E  #
  #S######
  ########
`;
const LAST = `
  ########
  #S  E  #
  ########
`;
const still = { speed: 0 };
const onWay = { chasesUser: false, exitSearchRect: { width: 40, height: 40 } };

describe('R49: from map to map', () => {
  test('R49: the user who comes to the exit stands at the start of the next map', () => {
    const race = raceOn({ map: [FIRST, LAST] });
    race.press(EAST);
    run(race, 29);
    expect(race.user.map).toBe(0);
    run(race, 1);
    expect(draw(race)).toBe(
      drawn(`
        ########
        #@  E  #
        ########
      `),
    );
    expect(race.user).toMatchObject({ map: 1, way: 4, wanted: 4, progress: 0 });
    expect(eventsOf(race, 'map-reached')).toEqual([{ type: 'map-reached', tick: 30, who: USER, map: 1 }]);
  });

  test('R49: meanwhile everybody waits: fading out and in takes 30 ticks each', () => {
    const race = raceOn({
      map: [FIRST, LAST],
      opponents: [still],
      opponentsAre: [{ map: 1, cell: 14 }],
      powerUps: [{ trigger: 'A', duration: 9, others: effects({ speed: 6 }), area: { width: 0, height: 0 } }],
      stock: [1],
    });
    race.press(EAST);
    run(race, 30);
    expect(race.transition).toEqual({ to: 'map', left: 60 });
    race.press({ letter: 'A' });
    race.press(EAST);
    const before = race.scene();
    run(race, 60);
    expect(race.scene()).toEqual({ ...before, ticks: 90, transition: null });
    run(race, 1);
    expect(race.user.progress).toBeGreaterThan(0);
  });

  test('R49: nobody can go back: the start of a map is no exit', () => {
    const race = raceOn({ map: [FIRST, LAST] });
    race.press(EAST);
    run(race, 90);
    race.press(WEST);
    run(race, 60);
    expect(race.user.map).toBe(1);
  });

  test('R49: what works on the user goes on working on the next map', () => {
    const race = raceOn({
      map: [FIRST, LAST],
      powerUps: [{ trigger: 'A', duration: 2, user: effects({ speed: 12 }) }],
      stock: [1],
    });
    race.press({ letter: 'A' });
    race.press(EAST);
    ticksUntil(race, ({ user }) => user.map === 1);
    expect(race.user.properties.speed).toBe(12);
    // 15 ticks of it are gone, and none of them while the game waits.
    run(race, 60);
    expect(ticksUntil(race, ({ user }) => user.properties.speed === 6)).toBe(105);
  });

  test('R49: opponents go from map to map on their own, and nobody waits for them', () => {
    const race = raceOn({
      map: [
        `
          ########
          #a  E  #
          #S######
          ########
        `,
        LAST,
        LAST,
      ],
      opponents: [onWay],
    });
    const { cell } = race.user;
    run(race, 30);
    expect(race.transition).toBeNull();
    expect(race.opponents[0]).toMatchObject({ map: 1, cell: 9, grace: GRACE - 1 });
    expect(eventsOf(race, 'map-reached')).toEqual([{ type: 'map-reached', tick: 30, who: 0, map: 1 }]);
    run(race, 30);
    expect(race.opponents[0]).toMatchObject({ map: 2 });
    expect(race.user).toMatchObject({ map: 0, cell });
    run(race, 30);
    expect(race).toMatchObject({ status: 'lost', end: 'overtaken', ticks: 90 });
  });

  test('R49: power-ups that lie on a map stay there when the user has left', () => {
    const race = raceOn({ map: [FIRST.replace('E  ', 'E X'), LAST], powerUps: [{ user: effects({}) }] });
    race.press(EAST);
    run(race, 200);
    expect(race.items).toEqual([{ powerUp: 0, map: 0, cell: 14, age: 140 }]);
  });
});

describe('R49: who is first through the last map', () => {
  const RIVALS = `
    ##########
    #@      a#
    #S######E#
    ##########
  `;

  test('R49: the user: the next level, or the game is won', () => {
    const race = raceOn({ map: LAST, furtherLevels: [[LAST]] });
    race.press(EAST);
    run(race, 30);
    expect(race).toMatchObject({ level: 1, status: 'running', transition: { to: 'level', left: 150 } });
    expect(race.user).toMatchObject({ map: 0, cell: 9 });
    run(race, 150);
    race.press(EAST);
    run(race, 30);
    expect(race).toMatchObject({ level: 1, status: 'won', end: 'finished', ticks: 210, transition: null });
    expect(eventsOf(race, 'level-reached')).toEqual([{ type: 'level-reached', tick: 30, level: 1 }]);
    expect(eventsOf(race, 'ended')).toEqual([{ type: 'ended', tick: 210, end: 'finished' }]);
  });

  test('R49: an opponent: the game is lost, and nothing moves any more', () => {
    // At this speed it would be a little beyond the exit after the tick.
    const race = raceOn({ map: RIVALS, opponents: [{ ...onWay, speed: 7 }] });
    run(race, 10);
    expect(race).toMatchObject({ status: 'lost', end: 'overtaken', ticks: 9 });
    expect(race.opponents[0]).toMatchObject({ cell: 28, way: 4, progress: 0, x: 8 * UNIT, y: 2 * UNIT });
    const before = race.scene();
    race.press(EAST);
    run(race, 100);
    expect(race.scene()).toEqual(before);
  });

  test('R49: the user who has won stands on the exit, though the way goes on behind it', () => {
    const race = raceOn({ map: LAST, user: { speed: 7 } });
    race.press(EAST);
    run(race, 60);
    expect(race.user).toMatchObject({ cell: 12, way: 4, progress: 0, x: 4 * UNIT });
  });

  test('R49: both in one tick: the user', () => {
    const race = raceOn({
      map: `
        #######
        #@ E a#
        #S#####
        #######
      `,
      user: { ignoresCollisions: true },
      opponents: [{ ...onWay, ignoresCollisions: true }],
    });
    race.press(EAST);
    run(race, 20);
    expect(race.end).toBe('finished');
  });

  test('R49: an opponent that has come through the last exit collides no more', () => {
    const race = raceOn({
      map: `
        #######
        #  @Ea#
        #S#####
        #######
      `,
      user: still,
      userIs: { way: 1, progress: Math.round(0.9 * UNIT), facing: 1 },
      opponents: [{ ...onWay, speed: 50 }],
      lives: 1,
    });
    // After a tick it is a little too far from the user to collide, in the next it is on the exit.
    run(race, 2);
    expect(race.events).toEqual([{ type: 'ended', tick: 2, end: 'overtaken' }]);
    expect(race.lives).toBe(1);
  });
});

describe('R49: from level to level', () => {
  test('R49: the level’s name stands for 90 ticks between fading out and in of 30 each', () => {
    const race = raceOn({ map: LAST, furtherLevels: [[LAST]], opponents: [still] });
    race.press(EAST);
    run(race, 30);
    race.press(EAST);
    expect(ticksUntil(race, ({ transition }) => transition === null)).toBe(150);
    expect(race.user.progress).toBe(0);
    run(race, 1);
    expect(race.user.progress).toBeGreaterThan(0);
  });

  test('R49: a level with fewer maps follows one with more', () => {
    const race = raceOn({ map: [FIRST, LAST, LAST], furtherLevels: [[LAST]] });
    for (let left = 3; left > 0; left--) {
      // Until nobody is safe any more.
      run(race, GRACE);
      race.press(EAST);
      run(race, 90);
    }
    expect(race).toMatchObject({ level: 1, status: 'running' });
    expect(race.user).toMatchObject({ map: 0 });
    run(race, 150);
    race.press(EAST);
    run(race, 30);
    expect(race.status).toBe('won');
  });

  test('R49: walls that were broken are whole in the next level', () => {
    const race = raceOn({ map: LAST.replace('S  E', 'S #E'), furtherLevels: [[LAST]], user: { breaksWalls: true } });
    race.press(EAST);
    run(race, 20);
    expect(race.scene().broken).toEqual([[11]]);
    run(race, 10);
    expect([race.level, race.scene().broken]).toEqual([1, [[]]]);
  });

  test('R49: opponents begin anew, what is in store goes along, what works ends', () => {
    const race = raceOn({
      map: [FIRST.replace('E  ', 'E X'), LAST],
      furtherLevels: [[LAST, LAST]],
      opponents: [still, still],
      opponentsAre: [{ map: 1 }, {}],
      powerUps: [{ trigger: 'A', duration: 100, user: effects({ ignoresCollisions: true, speed: 20 }) }],
      stock: [3],
      lives: 2,
    });
    race.press({ letter: 'A' });
    for (let left = 2; left > 0; left--) {
      race.press(EAST);
      run(race, 80);
    }
    expect(race).toMatchObject({ level: 1, stock: [2], lives: 2, items: [] });
    expect(race.user.effects).toEqual([]);
    expect(race.user.properties.speed).toBe(6);
    expect(race.opponents.map(({ map }) => map)).toEqual([0, 0]);
    expect(race.scene().broken).toEqual([[], []]);
  });
});

describe('R49: time', () => {
  test('the most ticks that there may be end the game, which nobody has won', () => {
    const race = raceOn({ map: LAST, mostTicks: 100 });
    run(race, 99);
    expect(race.status).toBe('running');
    run(race, 50);
    expect(race).toMatchObject({ status: 'lost', end: 'action-limit', ticks: 100 });
  });

  test('to win in the last tick is to win', () => {
    const race = raceOn({ map: LAST, mostTicks: 30 });
    race.press(EAST);
    run(race, 30);
    expect(race.end).toBe('finished');
  });
});
