import { FIELD_COMPARISONS } from './fields.ts';
import { mazeComparison } from './mazes.ts';
import { PATH_COMPARISONS } from './paths.ts';
import { playComparison } from './play.ts';
import type { Comparison } from './comparison.ts';

/** A list of comparisons of different kinds: only the comparison itself knows its tasks and answers. */
const anyComparison = <Task, Answer>(comparison: Comparison<Task, Answer>): Comparison<unknown, unknown> =>
  comparison as Comparison<unknown, unknown>;

export const COMPARISONS: readonly Comparison<unknown, unknown>[] = [
  anyComparison(mazeComparison(1001, { rounds: 20, budget: 4000, seeds: [1, 2, 3] })),
  anyComparison(mazeComparison(4001, { rounds: 10, budget: 5000, seeds: [1] })),
  ...PATH_COMPARISONS.map(anyComparison),
  ...FIELD_COMPARISONS.map(anyComparison),
  anyComparison(playComparison),
];
