import {
  type Cell,
  createGrid,
  DIRECTIONS,
  DistanceField,
  type Grid,
  LEAST_COST,
  MOST_COST,
  neighbour,
  NO_DIRECTION,
  type PathAlgorithm,
  PathFinder,
  Random,
  WALL,
} from '@dedalo/grid';
import { cheapestCost } from '../judges/cheapest.ts';
import { pathProblem, type Query } from '../judges/path.ts';
import { allRight, type Claim, type Finding } from './claim.ts';

const GRIDS = 3000;
const QUERIES = 4;
const LONGEST = 32;

/** Of any shape, with few or many walls, even or uneven costs, plain or a torus. */
function randomGrid(random: Random): Grid {
  const size = { width: random.int(1, LONGEST), height: random.int(1, LONGEST) };
  const grid = createGrid(size, { wrap: random.bool() });
  const walls = random.float() / 2;
  const most = random.bool() ? random.int(LEAST_COST, MOST_COST) : LEAST_COST;
  for (let cell = 0; cell < grid.costs.length; cell++) {
    grid.costs[cell] = random.bool(walls) ? WALL : random.int(LEAST_COST, most);
  }
  return grid;
}

const withUnitCosts = (grid: Grid): Grid => ({ ...grid, costs: grid.costs.map((cost) => Math.min(cost, LEAST_COST)) });

type Answer = readonly Cell[] | Int32Array | undefined;

function pathOf(finder: PathFinder, { from, to }: Query, algorithm: PathAlgorithm): Answer {
  return finder.search(from, to, algorithm) ? finder.cells.slice(0, finder.length + 1) : undefined;
}

/** The path of a walker who asks the field at every cell where to go. */
function walk(field: DistanceField, { from, to }: Query): Answer {
  if (field.at(from) === undefined) return undefined;
  const cells = [from];
  for (let cell = from; cell !== to;) {
    const direction = field.next(cell);
    if (direction === NO_DIRECTION || cells.length > field.grid.costs.length) return cells;
    cell = neighbour(field.grid, cell, DIRECTIONS[direction]!)!;
    cells.push(cell);
  }
  return cells;
}

/** No path where the judge finds none, else one of the judge's cost. */
const isRight = (grid: Grid, query: Query, answer: Answer): boolean =>
  Number.isFinite(query.cost) ? pathProblem(grid, query, answer) === undefined : answer === undefined;

function* findings(): Iterable<Finding> {
  const random = new Random('agreement');
  const names = ['bfs', 'dijkstra', 'astar', 'astar with landmarks', 'distance field'] as const;
  const right = new Map<string, number>(names.map((name) => [name, 0]));
  for (let i = 0; i < GRIDS; i++) {
    const grid = randomGrid(random);
    const steps = withUnitCosts(grid);
    const finder = new PathFinder(grid);
    const guided = new PathFinder(grid, { landmarks: 4 });
    const field = new DistanceField(grid);
    const isAllRight = new Set<string>(names);
    for (let j = 0; j < QUERIES; j++) {
      const from = random.below(grid.costs.length);
      const to = random.below(grid.costs.length);
      const query = { from, to, cost: cheapestCost(grid, from, to) };
      const stepQuery = { from, to, cost: cheapestCost(steps, from, to) };
      field.compute([to]);
      const isDistance = (field.at(from) ?? Number.POSITIVE_INFINITY) === query.cost;
      const answers: Record<(typeof names)[number], boolean> = {
        bfs: isRight(steps, stepQuery, pathOf(finder, query, 'bfs')),
        dijkstra: isRight(grid, query, pathOf(finder, query, 'dijkstra')),
        astar: isRight(grid, query, pathOf(finder, query, 'astar')),
        'astar with landmarks': isRight(grid, query, pathOf(guided, query, 'astar')),
        'distance field': isDistance && isRight(grid, query, walk(field, query)),
      };
      for (const name of names) if (!answers[name]) isAllRight.delete(name);
    }
    for (const name of isAllRight) right.set(name, right.get(name)! + 1);
  }
  for (const name of names) {
    const claim = `${name}: agrees with a plain judge on random grids, weighted and toroidal`;
    yield allRight(claim, { right: right.get(name)!, total: GRIDS });
  }
}

export const agreement: Claim = { kind: 'correctness', findings };
