import { type Cell, createGrid, DistanceField, type Grid, LEAST_COST, Random } from '@dedalo/grid';
import { BareField } from '../bare/breadth-first.ts';
import { cheapestCosts } from '../judges/cheapest.ts';
import { openCell, randomMap } from '../maps.ts';
import type { Contestant, Comparison, Standing } from './comparison.ts';
import { atMost, rightOne } from './ratio.ts';

interface FieldTask {
  readonly goal: Cell;
}

interface Field {
  readonly grid: Grid;
  readonly at: (cell: Cell) => number | undefined;
}

const SIDE = 1000;
const GOALS = 3;

const openGrid = (wrap: boolean): Grid => createGrid({ width: SIDE, height: SIDE }, { wrap, fill: LEAST_COST });
const plainGrid = (): Grid => openGrid(false);
const torus = (): Grid => openGrid(true);
const wallsGrid = (): Grid => randomMap(SIDE, 0.35);

const ours = (name: string, make: () => Grid): Contestant<FieldTask, Field> => ({
  name,
  kind: 'ours',
  load: async () => {
    const grid = make();
    return () => {
      const field = new DistanceField(grid);
      return ({ goal }) => {
        field.compute([goal]);
        return () => ({ grid, at: (cell) => field.at(cell) });
      };
    };
  },
});

const bare = (make: () => Grid): Contestant<FieldTask, Field> => ({
  name: 'bare loop',
  kind: 'bare',
  load: async () => {
    const grid = make();
    return () => {
      const field = new BareField(grid);
      return ({ goal }) => {
        field.compute(goal);
        return () => ({ grid, at: (cell) => field.at(cell) });
      };
    };
  },
});

const judged = new Map<Cell, Float64Array>();

/** Costs to the goal and from the goal are the same where every cell costs 1. */
function fieldProblem({ grid, at }: Field, { goal }: FieldTask): string | undefined {
  const costs = judged.get(goal) ?? cheapestCosts(grid, goal);
  judged.set(goal, costs);
  for (let cell = 0; cell < costs.length; cell++) {
    const found = at(cell) ?? Number.POSITIVE_INFINITY;
    if (found !== costs[cell]) return `cell ${cell}: ${found} instead of ${costs[cell]}`;
  }
  return undefined;
}

function fieldComparison(
  comparison: Pick<Comparison<FieldTask, Field>, 'name' | 'title' | 'contestants' | 'bars'>,
  grid: () => Grid,
): Comparison<FieldTask, Field> {
  return {
    ...comparison,
    measure: 'CPU ms',
    rounds: 30,
    budget: 8000,
    tasks: () => {
      const random = new Random('goals');
      const map = grid();
      return Array.from({ length: GOALS }, () => ({ goal: openCell(map, random) }));
    },
    check: fieldProblem,
  };
}

const nearToBare = (comparison: string, standings: readonly Standing[]) =>
  atMost(`${comparison}: near to the bare loop`, 1.3, {
    slow: rightOne(standings, 'Dedalo'),
    fast: rightOne(standings, 'bare loop'),
  });

export const FIELD_COMPARISONS: readonly Comparison<FieldTask, Field>[] = [
  fieldComparison(
    {
      name: 'field-open',
      title: 'Distance field of 1000 × 1000 open cells',
      contestants: [ours('Dedalo', plainGrid), bare(plainGrid), ours('Dedalo, torus', torus)],
      bars: (standings) => [
        nearToBare('field-open', standings),
        atMost('field-open: a torus near to a plain grid', 1.15, {
          slow: rightOne(standings, 'Dedalo, torus'),
          fast: rightOne(standings, 'Dedalo'),
        }),
      ],
    },
    plainGrid,
  ),
  fieldComparison(
    {
      name: 'field-random',
      title: 'Distance field of 1000 × 1000 cells, 35 % walls',
      contestants: [ours('Dedalo', wallsGrid), bare(wallsGrid)],
      bars: (standings) => [nearToBare('field-random', standings)],
    },
    wallsGrid,
  ),
];
