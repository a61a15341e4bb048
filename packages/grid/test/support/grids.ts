import { createGrid, type Grid } from '../../src/index.ts';
import type { Numbers } from './numbers.ts';

/** Where a random grid's costs come from. */
export const COSTINGS = ['unit', 'even', 'uneven', 'extremes'] as const;
export type Costing = (typeof COSTINGS)[number];

const COST_OF: Record<Costing, (draw: Numbers) => number> = {
  unit: () => 1,
  even: () => 7,
  uneven: (draw) => 1 + draw.below(9),
  extremes: (draw) => (draw.chance(0.5) ? 1 : 9),
};

export function randomGrid(
  draw: Numbers,
  shape: { width: number; height: number; wrap: boolean; walls: number; costing: Costing },
): Grid {
  const grid = createGrid(shape, { wrap: shape.wrap });
  for (let cell = 0; cell < grid.costs.length; cell++) {
    grid.costs[cell] = draw.chance(shape.walls) ? 0 : COST_OF[shape.costing](draw);
  }
  return grid;
}

/** Any small grid: lanes one or two cells wide, odd and even sides, plain and torus, few walls and many. */
export function smallGrid(draw: Numbers): Grid {
  const side = (): number => (draw.chance(0.2) ? 1 + draw.below(2) : 1 + draw.below(14));
  return randomGrid(draw, {
    width: side(),
    height: side(),
    wrap: draw.chance(0.5),
    walls: [0, 0.1, 0.25, 0.4, 0.6][draw.below(5)]!,
    costing: COSTINGS[draw.below(COSTINGS.length)]!,
  });
}
