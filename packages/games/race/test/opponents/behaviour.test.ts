import type { Size } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Properties } from '../../src/content/content.ts';
import { type Drawn, raceOn, run } from '../support/drawn-race.ts';

const WAYS = ['north', 'east', 'south', 'west', 'none'] as const;
const square = (side: number): Size => ({ width: side, height: side });
const [NEAR, FAR, BLIND] = [square(4), square(40), square(0)];

/** Which way the first opponent sets off. */
function wayOf(map: string, properties: Partial<Properties>, more: Omit<Drawn, 'map'> = {}): string {
  const race = raceOn({ map, user: { speed: 0 }, opponents: [properties], ...more });
  run(race, 1);
  return WAYS[race.opponents[0]!.way]!;
}

/** The user to the left, the exit to the right, a way that leads nowhere below. */
const BETWEEN = `
  #############
  #@    a    E#
  ##### # #####
  ##S##   #####
  #############
`;

describe('R32: what an opponent does', () => {
  test('R32: (1) it sees the exit and not the user: to the exit', () => {
    expect(wayOf(BETWEEN, { chaseRect: BLIND, exitSearchRect: FAR, chasesUser: true })).toBe('east');
  });

  test('R32: (2) it sees the user and not the exit: after the user', () => {
    expect(wayOf(BETWEEN, { chaseRect: FAR, exitSearchRect: BLIND, chasesUser: false })).toBe('west');
  });

  test('R42: chase_user: (3) it sees both, and goes after the user', () => {
    expect(wayOf(BETWEEN, { chaseRect: FAR, exitSearchRect: FAR, chasesUser: true })).toBe('west');
  });

  test('R42: chase_user 0: (3) it sees both, and goes to the exit', () => {
    expect(wayOf(BETWEEN, { chaseRect: FAR, exitSearchRect: FAR, chasesUser: false })).toBe('east');
  });

  test('R32: (4) it sees neither: to the corner of what it searches that is nearest to the exit', () => {
    const map = `
      ###############
      #     a      E#
      ##### # #######
      ##### ## ######
      #####    ######
      #####S#########
      ###############
    `;
    // From a the corner two to the right and two up is outside: clamped, the corridor cell nearest to it is to the right.
    expect(wayOf(map, { chaseRect: BLIND, exitSearchRect: NEAR })).toBe('east');
  });

  test('R42: chase_rect_size: sees as far as half of it, in each direction by its own side', () => {
    const see = (chaseRect: Size): string => wayOf(BETWEEN, { chaseRect, exitSearchRect: BLIND });
    expect(see({ width: 10, height: 0 })).toBe('west');
    expect(see({ width: 9, height: 40 })).toBe('east');
    const above = `
      #########
      #@#######
      # #######
      #  a   E#
      #S#######
      #########
    `;
    const seeUp = (chaseRect: Size): string => wayOf(above, { chaseRect, exitSearchRect: BLIND });
    expect(seeUp({ width: 4, height: 4 })).toBe('west');
    expect(seeUp({ width: 40, height: 3 })).toBe('east');
    expect(seeUp({ width: 3, height: 40 })).toBe('east');
  });

  test('R42: exit_search_rect_size: sees the exit as far as half of it', () => {
    const seek = (exitSearchRect: Size): string =>
      wayOf(BETWEEN, { chaseRect: FAR, exitSearchRect, chasesUser: false });
    expect(seek({ width: 10, height: 0 })).toBe('east');
    expect(seek({ width: 9, height: 40 })).toBe('west');
  });

  test('R32: a user on another map is not seen', () => {
    const race = raceOn({
      map: [BETWEEN, BETWEEN.replace('@', ' ').replace('a', ' ')],
      opponents: [{ chaseRect: FAR, exitSearchRect: BLIND }],
      userIs: { map: 1 },
    });
    run(race, 1);
    expect(WAYS[race.opponents[0]!.way]).toBe('east');
  });

  test('R32: it thinks again at each cell, and not between', () => {
    const race = raceOn({ map: BETWEEN, user: { speed: 0 }, opponents: [{ chaseRect: FAR, exitSearchRect: BLIND }] });
    run(race, 5);
    race.user.cell = 23;
    run(race, 4);
    expect(WAYS[race.opponents[0]!.way]).toBe('west');
    run(race, 2);
    expect(WAYS[race.opponents[0]!.way]).toBe('east');
  });

  test('R32: where nothing can be reached it stands', () => {
    const shut = `
      #######
      #a#S E#
      #######
    `;
    expect(wayOf(shut, { chaseRect: FAR, exitSearchRect: FAR })).toBe('none');
    expect(wayOf(shut, { chaseRect: BLIND, exitSearchRect: BLIND })).toBe('none');
  });

  test('R32: a user that cannot be reached is not waited for', () => {
    const walled = `
      #########
      #@#a   E#
      #S#######
      #########
    `;
    expect(wayOf(walled, { chaseRect: FAR, exitSearchRect: BLIND })).toBe('east');
  });
});

describe('RB12: where it searches', () => {
  /** An open field of 15 × 15 cells with the exit in a corner, the opponent in the middle. */
  const field = (corner: readonly [x: number, y: number]): string => {
    const rows = Array.from({ length: 17 }, (_, y) =>
      Array.from({ length: 17 }, (__, x): string => (x % 16 === 0 || y % 16 === 0 ? '#' : ' ')),
    );
    rows[8]![8] = 'a';
    rows[8]![1] = 'S';
    rows[corner[1]]![corner[0]] = 'E';
    return `\n${rows.map((row) => row.join('')).join('\n')}\n`;
  };

  test.each([
    ['top left', [1, 1], ['north', 'west']],
    ['top right', [15, 1], ['north', 'east']],
    ['bottom right', [15, 15], ['south', 'east']],
    ['bottom left', [1, 15], ['south', 'west']],
  ] as const)('RB12: all four corners are searched: %s', (_, corner, ways) => {
    const race = raceOn({
      map: field(corner),
      userIs: { map: 0 },
      opponents: [{ speed: 30, chaseRect: BLIND, exitSearchRect: NEAR }],
    });
    run(race, 1);
    expect(ways).toContain(WAYS[race.opponents[0]!.way]);
    run(race, 100);
    expect(race.end).toBe('overtaken');
  });

  test.each([0, 1, 2, 3, 7, 30, 1000])('RB12: a rectangle of %i cells each way is clamped into the map', (side) => {
    const race = raceOn({
      map: field([15, 15]),
      opponents: [{ speed: 30, chaseRect: BLIND, exitSearchRect: square(side) }],
    });
    run(race, 200);
    expect(race.end).toBe('overtaken');
  });

  test('RB12: a corner in a wall stands for the corridor cell nearest to it', () => {
    const map = `
      #############
      #a        ###
      # #########E#
      #           #
      #S###########
      #############
    `;
    // Two to the right and two down is open, and nearer by the left.
    expect(wayOf(map, { chaseRect: BLIND, exitSearchRect: square(4) })).toBe('south');
    // Two to the right and one down is a wall: the cells above and below it are as near, the one above comes first.
    expect(wayOf(map, { chaseRect: BLIND, exitSearchRect: { width: 4, height: 2 } })).toBe('east');
  });

  test('R32: no search goes on for ever: every opponent that nobody stops comes to the exit', () => {
    const maze = `
      ###############
      #S  #         #
      ### # # # ### #
      #   # # # # # #
      # ### # # # # #
      #     # #   # #
      ####### ##### #
      #a    #     # #
      # ### ##### # #
      #   #       #E#
      ###############
    `;
    for (let side = 0; side < 30; side++) {
      const race = raceOn({ map: maze, opponents: [{ speed: 20, chaseRect: BLIND, exitSearchRect: square(side) }] });
      run(race, 2000);
      expect([side, race.end]).toEqual([side, 'overtaken']);
    }
  });
});
