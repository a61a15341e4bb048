import { describe, expect, test } from 'vitest';
import { UNIT } from '../../src/simulation/units.ts';
import { NO_WAY } from '../../src/state.ts';
import { draw, drawn } from '../support/drawing.ts';
import { EAST, eventsOf, NORTH, raceOn, run, SOUTH, WEST } from '../support/drawn-race.ts';

const PASSAGES = `
  ### ###
  #S  #E#
  @      ${''}
  ### ###
`;

describe('R3: opposite sides of a map touch', () => {
  test('R3: the user runs out on the left and in on the right', () => {
    const race = raceOn({ map: PASSAGES });
    race.press(WEST);
    run(race, 10);
    expect(draw(race)).toBe(
      drawn(`
        ### ###
        #S  #E#
              @
        ### ###
      `),
    );
    run(race, 10);
    expect(race.user).toMatchObject({ cell: 19, way: 3 });
  });

  test('R3: and out below, and in above', () => {
    const race = raceOn({
      map: `
        ### ###
        #S  #E#
           @   ${''}
        ### ###
      `,
    });
    race.press(SOUTH);
    run(race, 20);
    expect(draw(race)).toBe(
      drawn(`
        ###@###
        #S  #E#
               ${''}
        ### ###
      `),
    );
  });

  test('R50: in the middle of a passage it can turn back', () => {
    const race = raceOn({ map: PASSAGES });
    race.press(WEST);
    run(race, 4);
    race.press(EAST);
    expect(race.user).toMatchObject({ cell: 20, way: 1 });
    run(race, 4);
    expect(draw(race)).toBe(drawn(PASSAGES));
    expect(race.user.progress).toBe(0);
  });

  test.each([
    ['north', NORTH],
    ['west', WEST],
  ])('RB10: the start does not touch the other side: %s', (_, way) => {
    const race = raceOn({
      map: `
        S   E
        # # #
             ${''}
      `,
    });
    race.press(way);
    run(race, 60);
    expect(race.user).toMatchObject({ cell: 0, way: NO_WAY });
  });

  test('RB10: nor does the exit: nobody comes to it from the other side', () => {
    const race = raceOn({
      map: `
        #S###
        @ # E
        #####
      `,
    });
    race.press(WEST);
    run(race, 60);
    expect(race.status).toBe('running');
    expect(race.user.cell).toBe(5);
  });

  test('R32: an opponent takes the shorter way around the edge', () => {
    const around = raceOn({
      map: `
        ###########
         a #    E  ${''}
        ###########
        #S#########
        ###########
      `,
      opponents: [{ chasesUser: false, exitSearchRect: { width: 30, height: 30 } }],
    });
    run(around, 1);
    expect(around.opponents[0]!.way).toBe(3);
    run(around, 55);
    expect(around.status).toBe('lost');
  });
});

describe('R30: collisions across the edge', () => {
  const meeting = (userProgress: number, opponentProgress: number) =>
    raceOn({
      map: `
        #######
        #S###E#
        @     a
        #######
      `,
      user: { speed: 1 },
      opponents: [{ speed: 0 }],
      userIs: { way: 3, progress: userProgress, facing: 3 },
      opponentsAre: [{ way: opponentProgress === 0 ? NO_WAY : 1, progress: opponentProgress }],
    });

  test('R30: who meets in a passage collides', () => {
    const race = meeting(Math.round(0.7 * UNIT), 0);
    run(race, 2);
    expect(eventsOf(race, 'collided')).toEqual([]);
    run(race, 2);
    expect(eventsOf(race, 'collided')).toHaveLength(1);
  });

  test('R30: also where both are beyond the edge', () => {
    const race = meeting(Math.round(0.4 * UNIT), Math.round(0.4 * UNIT));
    run(race, 1);
    expect(eventsOf(race, 'collided')).toHaveLength(1);
  });

  test('R30: not where they have passed each other there', () => {
    const race = meeting(Math.round(0.9 * UNIT), Math.round(0.9 * UNIT));
    run(race, 1);
    expect(eventsOf(race, 'collided')).toEqual([]);
  });

  test('R30: and up and down as well', () => {
    const race = raceOn({
      map: `
        ###@###
        #S# #E#
        ### ###
        ###a###
      `,
      opponents: [{ speed: 0 }],
    });
    race.press(NORTH);
    run(race, 10);
    expect(eventsOf(race, 'collided')).toHaveLength(1);
  });
});
