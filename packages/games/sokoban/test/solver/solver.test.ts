import { expect, test } from 'vitest';
import { findPack } from '../../src/levels/packs.ts';
import { groundOf } from '../../src/solver/ground.ts';
import { levelFrom } from '../../src/solver/level-from.ts';
import { Matching } from '../../src/solver/matching.ts';
import { LAST_STAMP, Regions } from '../../src/solver/region.ts';
import { Solver } from '../../src/solver/solver.ts';
import { board } from '../assists/support/boards.ts';
import { solve } from './support/solve.ts';

test('a level that is drawn solved needs a push all the same, and comes back', () => {
  const level = board(`
    #######
    #     #
    # @*  #
    #     #
    #######
  `);
  expect(solve(level, { aim: 'pushes' })).toEqual({ type: 'solved', letters: expect.stringMatching(/[LURD].*[LURD]/) });
});

test('a level that is drawn solved and in which no push leads back cannot be solved', () => {
  const level = board(`
    ######
    #@ * #
    ######
  `);
  expect(solve(level)).toEqual({ type: 'unsolvable' });
});

test('boxes that the player can never get to are decoration', () => {
  const level = board(`
    #########
    #@ $.#* #
    #########
  `);
  expect(solve(level)).toEqual({ type: 'solved', letters: 'rR' });
});

test('the edge of the grid blocks like a wall', () => {
  const beside = board(`
    .$@
    ---
    ---
  `);
  const corner = board(`
    $-@
    ---
    --.
  `);
  expect(solve(beside)).toEqual({ type: 'solved', letters: 'L' });
  expect(solve(corner)).toEqual({ type: 'unsolvable' });
});

test('from where a game stands: one box is home, the other is lost', () => {
  const level = board(`
    #######
    #@    #
    # $ $ #
    #  .. #
    #######
  `);
  const lost = levelFrom(level, { player: level.player, boxes: [level.goals[0]!, level.width + 5] });
  expect(solve(lost)).toEqual({ type: 'unsolvable' });
  expect(solve(level).type).toBe('solved');
});

test('the same level gives the same answer, in one run or in many', () => {
  const { level } = findPack('first-steps').entries.at(-1)!;
  const whole = solve(level);
  const solver = new Solver(level);
  while (solver.run(700) === undefined);
  expect(solver.end).toEqual(whole);
});

test('progress counts positions, boxes and bytes, and never more boxes than there are', () => {
  const { level } = findPack('first-steps').entries.at(-1)!;
  const solver = new Solver(level, { aim: 'moves' });
  solver.run(2000);
  const { nodes, memory, best, boxes } = solver.progress;
  expect(nodes).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(0);
  expect(boxes).toBe(level.boxes.length);
  expect(best).toBeLessThanOrEqual(boxes);
});

test('a search that has no memory left says so instead of going on', () => {
  const level = board(`
    ###########
    #         #
    # $ $ $ $ #
    #         #
    #@  $ $   #
    #         #
    #  ...... #
    #         #
    ###########
  `);
  expect(solve(level, { aim: 'moves', memory: 500_000 })).toEqual({ type: 'memory-full' });
});

test('a board that is too large is refused at once instead of filling the memory', () => {
  const width = 512;
  const rows = Array.from({ length: 512 }, (_, y) => (y % 2 === 0 ? '-' : '.$'.repeat(width / 2)).padEnd(width, '-'));
  const level = board([`@${rows[0]!.slice(1)}`, ...rows.slice(1)].join('\n'));
  expect(new Solver(level).run(1)).toEqual({ type: 'memory-full' });
});

test('the fewest moves, where the way by which a position was first looked at was not the shortest', () => {
  const level = board(`
    ##########
    ##.  # ###
    ## # #   #
    #   $# $ #
    ##       #
    # #  #  ##
    ##@ ## # #
    ##  #  ###
    ###  #.  #
    #  ## # ##
    ##########
  `);
  const end = solve(level, { aim: 'moves' });
  expect(end.type === 'solved' && end.letters.length).toBe(49);
});

test('a start that is lost is told at once, however many positions could be looked at', () => {
  const level = board(`
    ###############
    #.........    #
    #             #
    #  $$   $ $   #
    #  $$         #
    #       $ $   #
    #@      $     #
    #             #
    ###############
  `);
  const solver = new Solver(level);
  expect(solver.run(1)).toEqual({ type: 'unsolvable' });
});

test('many long ways are not taken for one that is not there', () => {
  const far = 400_000;
  const matching = new Matching(4, 4, new Int32Array(16).fill(far));
  for (let box = 0; box < 4; box++) matching.place(box, box);
  expect(matching.solve()).toBe(4 * far);
});

test('after two thousand million walks the player still finds the way', () => {
  const ground = groundOf(findPack('first-steps').entries[0]!.level);
  const closed = new Uint8Array(ground.cells + 1);
  closed[ground.wall] = 1;
  const regions = new Regions(ground);
  regions.stamp = LAST_STAMP + 1;
  regions.divide(closed, ground.player);
  expect(regions.parts).toBe(1);
  expect([...regions.mark].filter((mark) => mark === regions.first)).toHaveLength(ground.cells);
});
