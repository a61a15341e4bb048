import { PATH_ALGORITHMS, PathFinder } from '@dedalo/grid';
import { pathProblem } from '../judges/path.ts';
import { readScenarios } from '../scenarios.ts';
import { allRight, type Claim, type Finding, type ProofOptions } from './claim.ts';

/** A sample takes every twentieth scenario. */
const SAMPLE_STEP = 20;

function* findings({ data, isSample }: ProofOptions): Iterable<Finding> {
  if (data === undefined) {
    if (isSample) return;
    const claim = 'MovingAI scenarios: shortest by bfs, dijkstra and astar';
    yield { claim, bar: 'all', measured: 'give --data DIR', verdict: 'not run' };
    return;
  }
  for (const { name, grid, queries } of readScenarios(data)) {
    const chosen = queries.filter((_, index) => !isSample || index % SAMPLE_STEP === 0);
    const finder = new PathFinder(grid);
    let right = 0;
    for (const query of chosen) {
      const isRight = PATH_ALGORITHMS.every((algorithm) => {
        const isFound = finder.search(query.from, query.to, algorithm);
        const cells = isFound ? finder.cells.subarray(0, finder.length + 1) : undefined;
        return pathProblem(grid, query, cells) === undefined;
      });
      if (isRight) right++;
    }
    const claim = `MovingAI ${name}: shortest by bfs, dijkstra and astar`;
    yield allRight(isSample ? `${claim}, every ${SAMPLE_STEP}th` : claim, { right, total: chosen.length });
  }
}

export const scenarios: Claim = { kind: 'correctness', findings };
