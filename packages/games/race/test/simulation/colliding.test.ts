import { intersectionOverUnion, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { GRACE, UNIT } from '../../src/simulation/units.ts';
import { USER } from '../../src/state.ts';
import { EAST, eventsOf, raceOn, run, ticksUntil } from '../support/drawn-race.ts';

const LANE = `
  ###########
  #@   a    #
  #S#######E#
  ###########
`;
/** The corridor cells of the lane in their order, without the exit: what a draw picks from. */
const LANE_CELLS = [12, 13, 14, 15, 16, 17, 18, 19, 20, 23];

const still = { speed: 0 };

describe('R30: collisions', () => {
  /** Whether they collide when the user comes so near. */
  function collides(dx: number, dy: number): boolean {
    const race = raceOn({
      map: `
        #####
        #   #
        # a #
        #   #
        #S#E#
        #####
      `,
      user: { speed: 1e-9 },
      opponents: [still],
    });
    const opponent = race.opponents[0]!;
    race.user.cell = opponent.cell + (dx > 0 ? -1 : 1);
    race.user.way = dx > 0 ? 1 : 3;
    race.user.progress = UNIT - Math.abs(dx);
    opponent.y += dy;
    run(race, 1);
    return race.events.some(({ type }) => type === 'collided');
  }

  test('R30: they collide where intersection over union is at least 0.6', () => {
    // Side by side: a quarter of a cell apart is 0.75 / 1.25.
    expect(collides(UNIT / 4, 0)).toBe(true);
    expect(collides(UNIT / 4 + 1, 0)).toBe(false);
    expect(collides(-UNIT / 4, 0)).toBe(true);
    expect(collides(-UNIT / 4 - 1, 0)).toBe(false);
  });

  test('R31: the intersection is that of two rectangles of a cell, in both directions at once', () => {
    const random = new Random('rectangles');
    let met = 0;
    for (let left = 400; left > 0; left--) {
      const [dx, dy] = [random.int(1, UNIT / 3), random.int(-UNIT / 3, UNIT / 3)];
      const size = { width: UNIT, height: UNIT };
      const isMeeting = intersectionOverUnion({ x: 0, y: 0, ...size }, { x: dx, y: dy, ...size }) >= 0.6;
      expect(collides(dx, dy)).toBe(isMeeting);
      met += Number(isMeeting);
    }
    expect(met).toBeGreaterThan(50);
    expect(met).toBeLessThan(350);
  });

  test('R30: both are moved to corridor cells that chance picks, and the user loses a life', () => {
    const race = raceOn({ map: LANE, opponents: [still], luck: [9, 0] });
    race.press(EAST);
    run(race, 15);
    race.press({ way: 2 });
    run(race, 23);
    expect(eventsOf(race, 'collided')).toEqual([{ type: 'collided', tick: 38, one: USER, other: 0 }]);
    expect(eventsOf(race, 'life-lost')).toEqual([{ type: 'life-lost', tick: 38, left: 2 }]);
    expect([race.user.cell, race.opponents[0]!.cell]).toEqual([LANE_CELLS[9], LANE_CELLS[0]]);
    expect(race.user).toMatchObject({ progress: 0, carry: 0, way: 4, wanted: 4, before: -1 });
  });

  test('R30: it does not matter who runs into whom', () => {
    const race = raceOn({
      map: LANE,
      user: still,
      opponents: [{ speed: 6, chaseRect: { width: 20, height: 2 } }],
      luck: [9, 0],
    });
    run(race, 38);
    expect(eventsOf(race, 'collided')).toEqual([{ type: 'collided', tick: 38, one: 0, other: USER }]);
    expect(race.lives).toBe(2);
  });

  test.each([
    { user: false, opponent: false, movesUser: true, movesOpponent: true, lives: 2 },
    { user: true, opponent: false, movesUser: false, movesOpponent: true, lives: 3 },
    { user: false, opponent: true, movesUser: true, movesOpponent: false, lives: 2 },
    { user: true, opponent: true, movesUser: false, movesOpponent: false, lives: 3 },
  ])(
    'R42: ignores_collisions, user $user and opponent $opponent: who suffers is moved (RB11)',
    ({ user, opponent, movesUser, movesOpponent, lives }) => {
      const race = raceOn({
        map: LANE,
        user: { ignoresCollisions: user },
        opponents: [{ ...still, ignoresCollisions: opponent }],
        luck: [9, 9].slice(0, Number(movesUser) + Number(movesOpponent)),
      });
      race.press(EAST);
      run(race, 45);
      expect(race.user.cell === 23).toBe(movesUser);
      expect(race.opponents[0]!.cell === 23).toBe(movesOpponent);
      expect(race.lives).toBe(lives);
      expect(eventsOf(race, 'collided')).toHaveLength(user && opponent ? 0 : 1);
    },
  );

  test('R30: nobody is ever moved to the exit, and to every other corridor cell', () => {
    const cells = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const race = raceOn({ map: LANE, opponents: [still], seed: `scatter ${seed}` });
      race.press(EAST);
      run(race, 38);
      cells.add(race.user.cell).add(race.opponents[0]!.cell);
    }
    expect([...cells].toSorted((a, b) => a - b)).toEqual(LANE_CELLS);
  });

  test('RB11: one contact costs one life: whoever was moved is safe for two seconds', () => {
    // Both are put on one cell: without grace that would be one collision after another.
    const race = raceOn({ map: LANE, opponents: [still], luck: [9, 9, 0, 1] });
    race.press(EAST);
    run(race, 38);
    expect([race.user.cell, race.opponents[0]!.cell, race.lives]).toEqual([23, 23, 2]);
    race.press({ way: 0 });
    const wait = ticksUntil(race, ({ user }) => user.grace === 0);
    expect(wait).toBe(GRACE - 1);
    expect(race.lives).toBe(2);
  });

  test('RB11: at the beginning everybody is safe for two seconds, and then no longer', () => {
    const race = raceOn({
      map: LANE,
      user: { speed: 1e-9 },
      userIs: { way: 1, progress: UNIT - 1, cell: 15, grace: GRACE },
      opponents: [still],
      opponentsAre: [{ grace: GRACE }],
      luck: [0, 9],
    });
    run(race, GRACE);
    expect(race.events).toEqual([]);
    run(race, 1);
    expect(eventsOf(race, 'collided')).toHaveLength(1);
  });

  test('RB11: the grace of one is enough', () => {
    const race = raceOn({ map: LANE, opponents: [still], opponentsAre: [{ grace: GRACE }] });
    race.press(EAST);
    run(race, 60);
    expect(eventsOf(race, 'collided')).toEqual([]);
  });

  test('R30: opponents collide with each other, which costs no life', () => {
    const race = raceOn({
      map: `
        ###########
        #a   b   E#
        #S#########
        ###########
      `,
      opponents: [{ exitSearchRect: { width: 40, height: 40 }, chasesUser: false }, still],
      userIs: { cell: 23 },
      luck: [2, 3],
    });
    run(race, 38);
    expect(eventsOf(race, 'collided')).toEqual([{ type: 'collided', tick: 38, one: 0, other: 1 }]);
    expect(race.opponents.map(({ cell }) => cell)).toEqual([14, 15]);
    expect(race.lives).toBe(3);
  });

  test('R30: whoever is on another map is not met', () => {
    const race = raceOn({ map: [LANE, LANE], opponents: [still], opponentsAre: [{ map: 1 }] });
    race.press(EAST);
    run(race, 100);
    expect(eventsOf(race, 'collided')).toEqual([]);
    expect(race.user.cell).toBe(20);
  });

  test('R30: who stands among many collides with one only, and is then safe', () => {
    const race = raceOn({
      map: `
        ###########
        #@   b    #
        #S#######E#
        ###########
      `,
      opponents: [still, still, still],
      opponentsAre: [{ cell: 16 }, {}, { cell: 16 }],
      seed: 'crowd',
    });
    race.press(EAST);
    run(race, 38);
    expect(eventsOf(race, 'collided')).toHaveLength(1);
    expect(race.lives).toBe(2);
  });

  test('R49: without a life it is lost', () => {
    const race = raceOn({ map: LANE, lives: 1, opponents: [still] });
    race.press(EAST);
    run(race, 100);
    expect(race).toMatchObject({ lives: 0, status: 'lost', end: 'no-lives', ticks: 38 });
    expect(eventsOf(race, 'ended')).toEqual([{ type: 'ended', tick: 38, end: 'no-lives' }]);
  });
});
