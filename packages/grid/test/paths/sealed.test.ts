import { describe, expect, test } from 'vitest';
import {
  type Cell,
  DIRECTIONS,
  DistanceField,
  findPath,
  type Grid,
  isOpen,
  neighbour,
  PATH_ALGORITHMS,
  PathFinder,
} from '../../src/index.ts';
import { at, board, openCells, picture } from '../support/board.ts';
import { COSTINGS, randomGrid } from '../support/grids.ts';
import { inSteps } from '../support/judge.ts';
import { type Numbers, numbers, range } from '../support/numbers.ts';

const sealing = (grid: Grid, ...sealed: Cell[]): Grid => ({ ...grid, sealed });

describe.each(PATH_ALGORITHMS)('%s on a torus', (algorithm) => {
  const row = board('.......', { wrap: true });

  test.each([0, 6])('goes the long way where the end %i of a row is sealed', (sealed) => {
    expect(findPath(row, { from: 1, to: 5, algorithm })?.cells).toEqual([1, 0, 6, 5]);
    expect(findPath(sealing(row, sealed), { from: 1, to: 5, algorithm })?.cells).toEqual([1, 2, 3, 4, 5]);
  });

  test('is stopped at the sealed side alone', () => {
    const drawing = `
      #.##
      1.#2
      .###
      #.##
    `;
    const grid = sealing(board(drawing, { wrap: true }), 1);
    const ends = { from: at(grid, 3, 1), to: at(grid, 1, 3), algorithm };
    expect(findPath(grid, ends)).toBe(undefined);
    expect(findPath(grid, { ...ends, to: 1 })?.cells).toEqual([7, 4, 5, 1]);
    expect(findPath(board(drawing, { wrap: true }), ends)?.cells).toEqual([7, 4, 5, 1, 13]);
  });

  test('is not kept from a sealed cell inside, nor from one that it comes to from inside', () => {
    expect(findPath(sealing(row, 2), { from: 1, to: 5, algorithm })?.cells).toEqual([1, 0, 6, 5]);
    expect(findPath(sealing(row, 0), { from: 3, to: 0, algorithm })?.cells).toEqual([3, 2, 1, 0]);
  });

  test('finds no path where all links around are sealed', () => {
    for (const drawing of ['..#..', '12#34']) {
      const torus = board(drawing, { wrap: true });
      expect(findPath(torus, { from: 1, to: 3, algorithm })?.cells).toEqual([1, 0, 4, 3]);
      expect(findPath(sealing(torus, 4), { from: 1, to: 3, algorithm })).toBe(undefined);
    }
  });
});

describe('a distance field on a torus', () => {
  test.each([
    ['.....', [0, 1, 2, 3, 4]],
    ['11112', [0, 1, 2, 3, 4]],
  ])('goes the long way past a sealed end: %s', (drawing, costs) => {
    const field = new DistanceField(sealing(board(drawing, { wrap: true }), 4));
    field.compute([0]);
    expect(range(0, 4).map((cell) => field.at(cell))).toEqual(costs);
    expect(DIRECTIONS[field.next(4)]).toBe('west');
  });
});

/** What it costs from every cell to the goal, by nothing but `neighbour`. */
function flood(grid: Grid, goal: Cell): number[] {
  const total = Array.from(grid.costs, () => Infinity);
  total[goal] = 0;
  const waiting = [goal];
  for (const cell of waiting) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, cell, direction);
      if (next === undefined || !isOpen(grid, next)) continue;
      const through = total[cell]! + grid.costs[cell]!;
      if (through >= total[next]!) continue;
      total[next] = through;
      waiting.push(next);
    }
  }
  return total;
}

function randomTorus(draw: Numbers): Grid {
  const side = (): number => 1 + draw.below(draw.chance(0.3) ? 3 : 9);
  const grid = randomGrid(draw, {
    width: side(),
    height: side(),
    wrap: true,
    walls: [0, 0.2, 0.4][draw.below(3)]!,
    costing: COSTINGS[draw.below(COSTINGS.length)]!,
  });
  return sealing(grid, ...range(1, draw.below(6)).map(() => draw.below(grid.costs.length)));
}

test('on 300 tori with sealed cells all searches agree with a flood over the neighbours', () => {
  const draw = numbers(77);
  for (const _ of range(1, 300)) {
    const grid = randomTorus(draw);
    const open = openCells(grid);
    if (open.length === 0) continue;
    const to = open[draw.below(open.length)]!;
    const [costs, steps] = [flood(grid, to), flood(inSteps(grid), to)];
    const what = `to ${to}, sealed ${grid.sealed?.join()}\n${picture(grid)}`;
    const field = new DistanceField(grid);
    field.compute([to]);
    expect(
      [...grid.costs.keys()].map((cell) => field.at(cell) ?? Infinity),
      what,
    ).toEqual(costs);
    for (const finder of [new PathFinder(grid), new PathFinder(grid, { landmarks: 3 })]) {
      for (const from of open) {
        const has = (algorithm: (typeof PATH_ALGORITHMS)[number]): boolean => finder.search(from, to, algorithm);
        expect(has('bfs') ? finder.length : Infinity, `bfs from ${from} ${what}`).toBe(steps[from]);
        expect(has('dijkstra') ? finder.cost : Infinity, `dijkstra from ${from} ${what}`).toBe(costs[from]);
        expect(has('astar') ? finder.cost : Infinity, `astar from ${from} ${what}`).toBe(costs[from]);
        for (let i = 1; costs[from] !== Infinity && i <= finder.length; i++) {
          const beside = DIRECTIONS.map((direction) => neighbour(grid, finder.cells[i - 1]!, direction));
          expect(beside, what).toContain(finder.cells[i]);
        }
      }
    }
  }
});
