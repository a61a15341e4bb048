import { describe, expect, test } from 'vitest';
import { createGrid, DIRECTIONS, DistanceField, type Grid, neighbour, NO_DIRECTION } from '../../src/index.ts';
import { at, board, picture } from '../support/board.ts';
import { smallGrid } from '../support/grids.ts';
import { costsToGoals } from '../support/judge.ts';
import { type Numbers, numbers, range } from '../support/numbers.ts';

const costsOf = (field: DistanceField): number[] =>
  [...field.grid.costs.keys()].map((cell) => field.at(cell) ?? Infinity);

/** From none to four cells, walls among them. */
const randomGoals = (grid: Grid, draw: Numbers): number[] =>
  range(1, draw.below(5)).map(() => draw.below(grid.costs.length));

/** Follows the field from a cell, paying for every cell entered. */
function walk(field: DistanceField, start: number): { end: number; paid: number } {
  const { grid } = field;
  let [cell, paid] = [start, 0];
  for (let left = grid.costs.length; left >= 0; left--) {
    const direction = field.next(cell);
    if (direction === NO_DIRECTION) return { end: cell, paid };
    cell = neighbour(grid, cell, DIRECTIONS[direction]!)!;
    paid += grid.costs[cell]!;
  }
  throw new Error(`walks in circles from ${start}\n${picture(grid)}`);
}

describe('a distance field', () => {
  test('says what it costs from every cell to the nearest goal, and no more', () => {
    const draw = numbers(90);
    for (const _ of range(1, 1500)) {
      const grid = smallGrid(draw);
      const goals = randomGoals(grid, draw);
      const field = new DistanceField(grid);
      field.compute(goals);
      expect(costsOf(field), `goals ${goals.join()}, torus: ${grid.wrap}\n${picture(grid)}`).toEqual(
        costsToGoals(grid, goals),
      );
    }
  });

  test('leads every walker to a goal at exactly that cost, and leaves the others where they are', () => {
    const draw = numbers(91);
    for (const _ of range(1, 600)) {
      const grid = smallGrid(draw);
      const goals = randomGoals(grid, draw);
      const field = new DistanceField(grid);
      field.compute(goals);
      for (const cell of grid.costs.keys()) {
        const { end, paid } = walk(field, cell);
        const cost = field.at(cell);
        expect(paid).toBe(cost ?? 0);
        expect(cost === undefined ? [cell] : goals).toContain(end);
      }
    }
  });

  test('gives the next step of every cell at once', () => {
    const draw = numbers(92);
    for (const _ of range(1, 200)) {
      const field = new DistanceField(smallGrid(draw));
      field.compute(randomGoals(field.grid, draw));
      expect([...field.flow()]).toEqual([...field.grid.costs.keys()].map((cell) => field.next(cell)));
    }
  });

  test('can be computed again and again', () => {
    const draw = numbers(93);
    for (const _ of range(1, 60)) {
      const grid = smallGrid(draw);
      const field = new DistanceField(grid);
      for (let left = 20; left > 0; left--) {
        const goals = randomGoals(grid, draw);
        field.compute(goals);
        expect(costsOf(field)).toEqual(costsToGoals(grid, goals));
      }
    }
  });

  // Over uneven costs the computations count down from 2³¹ by the greatest possible total: here about 1500 times.
  test('even after its totals have been used up', () => {
    const grid = createGrid({ width: 400, height: 400 }, { fill: 9 });
    const chamber = board(`
      1234#
      5678#
      9#12#
      #####
    `);
    const place = (cell: number): number => at(grid, cell % 5, Math.floor(cell / 5));
    chamber.costs.forEach((cost, cell) => (grid.costs[place(cell)] = cost));
    const field = new DistanceField(grid);
    const tables = [0, 10].map((goal) => costsToGoals(chamber, [goal]));
    for (const i of range(1, 3200)) {
      field.compute([place(i % 2 === 0 ? 0 : 10)]);
      const found = [...chamber.costs.keys()].map((cell) => field.at(place(cell)) ?? Infinity);
      expect(found, `computation ${i}`).toEqual(tables[i % 2]);
    }
  });
});

test('of hundreds of goals, each at the end of its own lane, none is forgotten', () => {
  // Lanes beginning with costs 1 and 4, 2 and 3, 3 and 2, 4 and 1: all their third cells wait for the same total.
  const grid = createGrid({ width: 5, height: 2001 });
  const lanes = range(0, 1000).map((lane) => 10 * lane);
  lanes.forEach((first, lane) => grid.costs.set([1 + (lane % 4), 4 - (lane % 4), 7, 8, 9], first));
  const field = new DistanceField(grid);
  field.compute(lanes);
  const far = lanes.map((first) => field.at(first + 4));
  expect(far).toEqual(lanes.map(() => 8 + 7 + 5));
  field.compute(lanes.map((first) => first + 4));
  expect(lanes.map((first) => field.at(first))).toEqual(lanes.map((_, lane) => 4 - (lane % 4) + 7 + 8 + 9));
});

describe('drawn by hand', () => {
  test.each(['#.2.3#', '#1113#'])('the cost of entering counts, that of starting does not: %s', (drawing) => {
    const field = new DistanceField(board(drawing));
    field.compute([4]);
    const expected = drawing === '#.2.3#' ? [undefined, 6, 4, 3, 0, undefined] : [undefined, 5, 4, 3, 0, undefined];
    expect(range(0, 5).map((cell) => field.at(cell))).toEqual(expected);
    expect([...field.flow()].map((direction) => DIRECTIONS[direction])).toEqual([
      undefined,
      'east',
      'east',
      'east',
      undefined,
      undefined,
    ]);
  });

  test('a walker goes to the nearest of two goals, around the edge of a torus if need be', () => {
    const field = new DistanceField(board('.........', { wrap: true }));
    field.compute([1, 5]);
    expect(range(0, 8).map((cell) => field.at(cell))).toEqual([1, 0, 1, 2, 1, 0, 1, 2, 2]);
    expect(DIRECTIONS[field.next(8)]).toBe('east');
    expect(DIRECTIONS[field.next(7)]).toBe('west');
  });

  test('goals that are walls lead nobody anywhere', () => {
    for (const drawing of ['..#', '12#']) {
      const field = new DistanceField(board(drawing));
      field.compute([2]);
      expect(costsOf(field)).toEqual([Infinity, Infinity, Infinity]);
    }
  });

  test.each(['...#', '123#'])('before it is computed nobody is led anywhere: %s', (drawing) => {
    const field = new DistanceField(board(drawing));
    expect(costsOf(field)).toEqual([Infinity, Infinity, Infinity, Infinity]);
    expect([...field.flow()]).toEqual([NO_DIRECTION, NO_DIRECTION, NO_DIRECTION, NO_DIRECTION]);
  });
});
