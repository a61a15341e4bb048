import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { pushTo } from '../../src/assists/push-to.ts';
import { at, board, lurd, picture } from './support/boards.ts';
import { type Cost, costsOfPushing, play } from './support/judge.ts';
import { randomLevel, randomPlacement } from './support/random-levels.ts';

describe('pushing a box to a cell', () => {
  test('walks around the box for a corner', () => {
    const level = board(`
      ######
      #    #
      #@$  #
      #   .#
      ######
    `);
    expect(lurd(pushTo(level, level, { box: 0, to: at(level, 4, 3), by: 'moves' }))).toBe('rrurd');
  });

  test('takes nothing where the box already is', () => {
    const level = board(`
      #####
      #@$.#
      #####
    `);
    expect(pushTo(level, level, { box: 0, to: at(level, 2, 1), by: 'pushes' })).toEqual([]);
  });

  test('has no way for a box that is not there, into a wall, or past other boxes', () => {
    const level = board(`
      #######
      #@$ $.#
      #    .#
      #######
    `);
    expect(pushTo(level, level, { box: 2, to: at(level, 5, 1), by: 'moves' })).toBe(undefined);
    expect(pushTo(level, level, { box: 0, to: 0, by: 'moves' })).toBe(undefined);
    expect(pushTo(level, level, { box: 0, to: at(level, 5, 1), by: 'moves' })).toBe(undefined);
    expect(pushTo(level, level, { box: 1, to: at(level, 5, 1), by: 'moves' })).toHaveLength(5);
  });

  test('pushes more often where that saves steps, unless pushes are to be few', () => {
    const level = board(`
      ########
      #    # #
      #   @$ #
      #      #
      # #    #
      # # .  #
      #   #  #
      ########
    `);
    const to = at(level, 5, 3);
    // 13 moves with 5 pushes, or 15 moves with 3 pushes.
    expect(lurd(pushTo(level, level, { box: 0, to, by: 'moves' }))).toBe('drrulluldldrr');
    expect(lurd(pushTo(level, level, { box: 0, to, by: 'pushes' }))).toBe('drruldlluurdldr');
  });

  test('is as short as any by either measure, as the judge counts it', () => {
    const random = new Random('pushes');
    let ways = 0;
    let differing = 0;
    for (let round = 0; round < 300; round++) {
      const level = randomLevel(random);
      const start = randomPlacement(level, random);
      const box = random.below(level.boxes.length);
      const byMoves = costsOfPushing(level, start, { box, by: 'moves' });
      const byPushes = costsOfPushing(level, start, { box, by: 'pushes' });
      for (const to of level.walls.keys()) {
        for (const by of ['moves', 'pushes'] as const) {
          const told = `box ${box} to ${to} by ${by}\n${picture(level, start)}`;
          const way = pushTo(level, start, { box, to, by });
          let placement = start;
          const cost = { moves: 0, pushes: 0 };
          for (const direction of way ?? []) {
            const next = play(level, placement, direction);
            expect(next && (next.pushed ?? box), told).toBe(box);
            cost.moves++;
            if (next!.pushed !== undefined) cost.pushes++;
            placement = next!;
          }
          const found: Cost | undefined = way && cost;
          expect(found, told).toEqual((by === 'moves' ? byMoves : byPushes)[to]);
          if (!way) continue;
          expect(placement.boxes, told).toEqual(start.boxes.with(box, to));
          ways++;
        }
        if (byMoves[to]?.pushes !== byPushes[to]?.pushes) differing++;
      }
    }
    expect(ways).toBeGreaterThan(2000);
    expect(differing).toBeGreaterThan(20);
  });

  test('finds its way on a level of the largest size', () => {
    const side = 512;
    const rows = Array.from({ length: side }, () => ' '.repeat(side));
    rows[1] = ` $${' '.repeat(side - 2)}`;
    rows[0] = `@${rows[0]!.slice(1)}`;
    rows[200] = `${' '.repeat(199)}.`;
    const level = board(rows.join('\n').replaceAll(' ', '-'));
    const way = pushTo(level, level, { box: 0, to: level.goals[0]!, by: 'pushes' });
    // 198 pushes east and 199 south; the player goes down to the box's row, and walks once around the corner.
    expect(way).toHaveLength(1 + 198 + 2 + 199);
  });
});
