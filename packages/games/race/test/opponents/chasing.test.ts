import { cellAt } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Chase } from '../../src/content/content.ts';
import { chasedCell } from '../../src/opponents/chase.ts';
import { NO_WAY, type Way } from '../../src/state.ts';
import { cellOf, rowsOf } from '../support/drawing.ts';
import { raceOn, run } from '../support/drawn-race.ts';
import { Luck } from '../support/luck.ts';

interface Pursuit {
  readonly way: Way;
  /** What chance brings. */
  readonly luck?: readonly number[];
}

/** The map as it is drawn, with an x where an opponent `a` goes that is after the user `@`, and has `b` for a partner. */
function aim(chase: Chase, map: string, { way, luck = [] }: Pursuit): string {
  const race = raceOn({ map, opponents: [{}, {}] });
  const draws = new Luck(luck);
  const cell = chasedCell(chase, {
    ground: race.grounds[0]!,
    cell: cellOf(map, 'a')!,
    before: -1,
    user: { cell: cellOf(map, '@')!, way },
    partner: cellOf(map, 'b') ?? null,
    draws,
    ticks: 0,
  });
  expect(draws.left).toBe(0);
  const rows = rowsOf(map);
  const symbols = rows.join('');
  const width = rows[0]!.length;
  const marked = `${symbols.slice(0, cell)}x${symbols.slice(cell + 1)}`;
  return rows.map((_, y) => marked.slice(y * width, (y + 1) * width)).join('\n');
}

const plain = (map: string): string => rowsOf(map).join('\n');
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];

const HALL = `
  ###############
  #@            #
  #             #
  #          a  #
  #S###########E#
  ###############
`;

describe('R33: chasing_method', () => {
  test('R42: chasing_method "": the user’s own cell', () => {
    expect(aim('classic', HALL, { way: EAST })).toBe(plain(HALL).replace('@', 'x'));
  });

  test.each([
    [0, '#@   x        #'],
    [1, '#@    x       #'],
    [4, '#@       x    #'],
  ])('R42: chasing_method "predict position": draw %i is so far ahead', (drawn, row) => {
    expect(aim('predict', HALL, { way: EAST, luck: [drawn] })).toBe(plain(HALL).replace('#@            #', row));
  });

  test('R33: a prediction ends at a wall', () => {
    const wall = HALL.replace('#@            #', '#@   #        #');
    expect(aim('predict', wall, { way: EAST, luck: [4] })).toBe(
      plain(wall).replace('#@   #        #', '#@  x#        #'),
    );
  });

  test('R33: a prediction goes on around the edge', () => {
    const ring = `
      ###############
            @        ${''}
      #             #
      #          a  #
      #S###########E#
      ###############
    `;
    expect(aim('predict', ring, { way: WEST, luck: [4] })).toBe(
      plain(ring).replace('      @        ', '      @      x '),
    );
  });

  test.each([
    ['the row of the chaser', '#@           a#', 4],
    ['its own place at a wall', '#@#           #', 4],
    ['a cell beside it', '#@ #          #', 4],
  ])('R33: a prediction falls back to the user’s cell: %s', (_, row, drawn) => {
    const map = HALL.replace('#@            #', row);
    const one = row.includes('a') ? map.replace('#          a  #', '#             #') : map;
    expect(aim('predict', one, { way: EAST, luck: [drawn] })).toBe(plain(one).replace('@', 'x'));
  });

  test('R33: a prediction falls back to the user’s cell: the column of the chaser', () => {
    const map = HALL.replace('#          a  #', '#        a    #');
    expect(aim('predict', map, { way: EAST, luck: [4] })).toBe(plain(map).replace('@', 'x'));
    expect(aim('predict', map, { way: EAST, luck: [3] })).not.toContain('@x');
    expect(aim('predict', map, { way: EAST, luck: [3] })).toContain('@');
  });

  test('R33: a user without a way is not predicted, and chance is not asked', () => {
    expect(aim('predict', HALL, { way: NO_WAY })).toBe(plain(HALL).replace('@', 'x'));
  });

  test('R33: within one of the user counts around the edge too', () => {
    const ring = `
      #########
      @        ${''}
      #      a#
      #S#####E#
      #########
    `;
    // Eight cells on a ring of nine is the cell behind.
    expect(aim('predict', ring, { way: EAST, luck: [4] })).toBe(plain(ring).replace('@', 'x'));
  });
});

describe('R33: trap', () => {
  const FIELD = `
    ###############
    #             #
    #        a    #
    #             #
    #             #
    #   @         #
    #    b        #
    #             #
    #S###########E#
    ###############
  `;
  const at = (x: number, y: number): string => {
    const rows = rowsOf(FIELD);
    const symbols = rows.join('');
    const cell = cellAt({ width: 15, height: rows.length }, { x, y });
    const marked = `${symbols.slice(0, cell)}x${symbols.slice(cell + 1)}`;
    return rows.map((_, row) => marked.slice(row * 15, (row + 1) * 15)).join('\n');
  };

  // The user is at (4, 5), the partner at (5, 6): from a point before the user as far on as the partner is from it.
  test('R42: chasing_method "trap": two ahead of the user, and on from the partner', () => {
    expect(aim('trap', FIELD, { way: EAST, luck: [1] })).toBe(at(7, 4));
  });

  test.each([
    ['to the left of the east', EAST, 0, [7, 1]],
    ['to the right of the east', EAST, 2, [7, 7]],
    ['ahead in the north', NORTH, 1, [3, 1]],
    ['ahead in the south', SOUTH, 1, [3, 7]],
  ] as const)('RB13: a target in a wall is the corridor cell nearest to it: %s', (_, way, drawn, [x, y]) => {
    expect(aim('trap', FIELD, { way, luck: [drawn] })).toBe(at(x, y));
  });

  test.each([
    ['ahead in the west', WEST, 1],
    ['to the left of the north', NORTH, 0],
  ] as const)('RB13: a target outside the map is given up for the user’s cell: %s', (_, way, drawn) => {
    expect(aim('trap', FIELD, { way, luck: [drawn] })).toBe(plain(FIELD).replace('@', 'x'));
  });

  test('RB13: without a partner, or a way of the user, it is the user’s cell, and chance is not asked', () => {
    const alone = FIELD.replace('b', ' ');
    expect(aim('trap', alone, { way: EAST })).toBe(plain(alone).replace('@', 'x'));
    expect(aim('trap', FIELD, { way: NO_WAY })).toBe(plain(FIELD).replace('@', 'x'));
  });

  test('R33: the partner is the first other opponent on the same map', () => {
    const race = raceOn({
      map: [FIELD, FIELD],
      user: { speed: 1 },
      userIs: { way: EAST, progress: 1 },
      opponents: [{ speed: 0 }, { speed: 0 }, { chase: 'trap', chaseRect: { width: 40, height: 40 } }, { speed: 0 }],
      opponentsAre: [{ map: 1 }, {}, { cell: 5 * 15 + 7 }, { cell: 16 }],
      luck: [1],
    });
    run(race, 1);
    // With b for a partner the target is (7, 4): straight up; with the first, on the other map, or the last it is not.
    expect(race.opponents[2]!.way).toBe(NORTH);
  });
});

describe('R33: a chase goes all the way', () => {
  test.each(['classic', 'predict', 'trap'] as const)('R33: %s catches a user who stands', (chase) => {
    const race = raceOn({
      map: HALL,
      user: { speed: 0 },
      opponents: [{ chase, chaseRect: { width: 40, height: 40 } }],
    });
    run(race, 200);
    expect(race.lives).toBeLessThan(3);
  });

  test.each(['classic', 'predict', 'trap'] as const)('R33: %s on a cell of the user’s stands not for ever', (chase) => {
    const race = raceOn({
      map: HALL,
      user: { speed: 0, ignoresCollisions: true },
      opponents: [{ chase, ignoresCollisions: true, chaseRect: { width: 40, height: 40 } }],
    });
    run(race, 200);
    expect(race.opponents[0]!.way).not.toBe(NO_WAY);
  });
});
