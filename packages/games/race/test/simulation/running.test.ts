import { describe, expect, test } from 'vitest';
import { Race } from '../../src/simulation/race.ts';
import { UNIT } from '../../src/simulation/units.ts';
import { NO_WAY } from '../../src/state.ts';
import { effects } from '../support/content.ts';
import { draw, drawn } from '../support/drawing.ts';
import { EAST, eventsOf, NORTH, raceOn, run, SOUTH, WEST } from '../support/drawn-race.ts';

const CROSSING = `
  #########
  #S## ####
  #@     E#
  #### ####
  #########
`;

describe('R50: the user runs until a wall', () => {
  test('R50: one key is enough, and the wall ends it on a whole cell', () => {
    const race = raceOn({
      map: `
        ########
        #@    ##
        #S####E#
        ########
      `,
    });
    race.press(EAST);
    run(race, 200);
    expect(draw(race)).toBe(
      drawn(`
        ########
        #    @##
        #S####E#
        ########
      `),
    );
    expect(race.user).toMatchObject({ way: NO_WAY, progress: 0, carry: 0, facing: 1 });
    expect(eventsOf(race, 'bumped')).toHaveLength(1);
  });

  test('R50: without a key nothing moves, and a key against a wall moves nothing', () => {
    const race = raceOn({ map: CROSSING });
    run(race, 50);
    race.press(SOUTH);
    run(race, 50);
    expect(draw(race)).toBe(drawn(CROSSING));
    expect(eventsOf(race, 'bumped')).toEqual([]);
  });

  test('R50: a turn that is asked for is made as soon as it can be', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 2);
    race.press(SOUTH);
    expect(race.user).toMatchObject({ way: 1, wanted: 2 });
    // Three cells to the crossing and one down, ten ticks each.
    run(race, 38);
    expect(draw(race)).toBe(
      drawn(`
        #########
        #S## ####
        #      E#
        ####@####
        #########
      `),
    );
    expect(race.user.wanted).toBe(NO_WAY);
  });

  test('R50: the last turn that was asked for counts', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 2);
    race.press(SOUTH);
    race.press(NORTH);
    run(race, 38);
    expect(draw(race)).toBe(
      drawn(`
        #########
        #S##@####
        #      E#
        #### ####
        #########
      `),
    );
  });

  test('R50: to ask for the way that it goes takes a turn back', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 2);
    race.press(SOUTH);
    race.press(EAST);
    expect(race.user).toMatchObject({ way: 1, wanted: NO_WAY });
    run(race, 100);
    expect(race.status).toBe('won');
  });

  test('R50: back is at once, in the middle of a step, at the very place', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 13);
    const { x } = race.user;
    expect(race.user.progress).toBeGreaterThan(0);
    race.press(WEST);
    expect(race.user).toMatchObject({ way: 3, facing: 3, x });
    run(race, 1);
    expect(race.user.x).toBeLessThan(x);
    run(race, 12);
    expect(draw(race)).toBe(drawn(CROSSING));
    expect(race.user.progress).toBe(0);
  });

  test('R50: back and forth is where it was', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 13);
    const before = { ...race.user };
    race.press(WEST);
    race.press(EAST);
    expect(race.user).toMatchObject({ x: before.x, y: before.y, cell: before.cell, way: 1, progress: before.progress });
  });

  test('R50: back forgets the turn that was asked for', () => {
    const race = raceOn({ map: CROSSING });
    race.press(EAST);
    run(race, 2);
    race.press(SOUTH);
    race.press(WEST);
    expect(race.user.wanted).toBe(NO_WAY);
  });

  test('R50: no way leads through a wall, whatever is pressed', () => {
    const race = raceOn({ map: CROSSING, user: { speed: 47 } });
    for (let tick = 0; tick < 3000 && race.status === 'running'; tick++) {
      race.press({ way: ((tick * tick + (tick >> 3)) & 3) as 0 | 1 | 2 | 3 });
      race.tick();
      expect(race.grounds[0]!.isOpen(race.user.cell)).toBe(true);
      expect(race.user.progress).toBeLessThan(UNIT);
    }
  });
});

const CELLAR = `
  #######
  #@# #E#
  ### ###
  #S    #
  #######
`;

describe('R50: breaking walls', () => {
  test('R42: breaks_walls lets the user through the walls inside the map, and they stay broken', () => {
    const race = raceOn({ map: CELLAR, user: { breaksWalls: true } });
    race.press(EAST);
    run(race, 20);
    expect(draw(race)).toBe(
      drawn(`
        #######
        #  @ E#
        ### ###
        #S    #
        #######
      `),
    );
    expect(eventsOf(race, 'wall-broken')).toEqual([
      { type: 'wall-broken', tick: 1, cell: 9 },
      { type: 'wall-broken', tick: 20, cell: 11 },
    ]);
    expect(race.scene().broken).toEqual([[9, 11]]);
  });

  test('R42: without breaks_walls the same wall holds', () => {
    const race = raceOn({ map: CELLAR });
    race.press(EAST);
    run(race, 100);
    expect(draw(race)).toBe(drawn(CELLAR));
  });

  test.each([
    ['north', NORTH],
    ['west', WEST],
  ])('R50: the border is never broken: %s', (_, way) => {
    const race = raceOn({ map: CELLAR, user: { breaksWalls: true } });
    race.press(way);
    run(race, 100);
    expect(draw(race)).toBe(drawn(CELLAR));
  });

  test.each([
    ['south', SOUTH],
    ['east', EAST],
  ])('R50: nor is it after walls that were: %s', (_, way) => {
    const race = raceOn({ map: CELLAR, user: { breaksWalls: true, speed: 20 } });
    race.press(way);
    run(race, 500);
    const edge = [...race.grounds[0]!.level.map.grid.costs.keys()].filter((cell) => race.grounds[0]!.isBorder(cell));
    expect(edge.filter((cell) => race.grounds[0]!.isOpen(cell))).toEqual([]);
  });

  test('R35: a broken wall is linked on all its sides, for everybody', () => {
    const race = raceOn({
      map: `
        #######
        #@#a#E#
        ### ###
        #S    #
        #######
      `,
      user: { breaksWalls: true, ignoresCollisions: true },
      opponents: [{ ignoresCollisions: true, chasesUser: false, exitSearchRect: { width: 9, height: 9 } }],
    });
    // There is no way to the exit until the walls before it are broken.
    run(race, 60);
    expect(race.opponents[0]!.way).toBe(NO_WAY);
    race.press(EAST);
    run(race, 21);
    expect(race.opponents[0]).toMatchObject({ way: 1 });
  });

  test('R50: a wall is as fast as a cell of cost 5, and is one from then on', () => {
    const race = raceOn({ map: CELLAR, user: { breaksWalls: true } });
    race.press(EAST);
    run(race, 10);
    expect(race.user.cell).toBe(9);
    expect(race.grounds[0]!.costOf(9)).toBe(5);
  });

  test('R50: who has begun to go through a wall gets through, though the power to do so ends', () => {
    const race = raceOn({
      map: CELLAR,
      powerUps: [{ trigger: 'B', duration: 0.1, user: effects({ breaksWalls: true }) }],
      stock: [1],
    });
    race.press(EAST);
    race.press({ letter: 'B' });
    run(race, 200);
    expect(draw(race)).toBe(
      drawn(`
        #######
        #  @#E#
        ### ###
        #S    #
        #######
      `),
    );
  });

  test('R50: the map itself is left alone: another race on it has its walls', () => {
    const one = raceOn({ map: CELLAR, user: { breaksWalls: true } });
    const scene = one.scene();
    one.press(EAST);
    run(one, 30);
    expect(scene.maps[0]!.map.grid.costs[9]).toBe(0);
    expect(scene.broken).toEqual([[]]);
    const other = new Race(scene, { draws: one.draws, mapsOf: () => [] });
    expect([one, other].map(({ grounds }) => grounds[0]!.isOpen(9))).toEqual([true, false]);
    const later = new Race(one.scene(), { draws: one.draws, mapsOf: () => [] });
    expect(later.grounds[0]!.isOpen(9)).toBe(true);
  });
});
