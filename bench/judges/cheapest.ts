import { type Cell, type Grid, WALL } from '@dedalo/grid';
import { neighbours } from './neighbours.ts';
import { NumberHeap } from './number-heap.ts';

/**
 * The judge: Dijkstra as the books have it, with a heap and fresh memory, sharing no code with the library. Gives the
 * cost from a cell to every other, Infinity where there is no way; stops early once `to` is settled.
 */
export function cheapestCosts(grid: Grid, from: Cell, to?: Cell): Float64Array {
  const size = grid.costs.length;
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  if (grid.costs[from] === WALL) return costs;
  const settled = new Uint8Array(size);
  // One number holds both: cost · size + cell. The greatest, 9 · 4096⁴, is well below 2⁵³.
  const heap = new NumberHeap();
  costs[from] = 0;
  heap.push(from);
  for (let taken = heap.pop(); taken !== undefined; taken = heap.pop()) {
    const cell = taken % size;
    if (settled[cell]) continue;
    settled[cell] = 1;
    if (cell === to) break;
    for (const next of neighbours(grid, cell)) {
      const entering = grid.costs[next]!;
      const cost = costs[cell]! + entering;
      if (entering === WALL || cost >= costs[next]!) continue;
      costs[next] = cost;
      heap.push(cost * size + next);
    }
  }
  return costs;
}

export const cheapestCost = (grid: Grid, from: Cell, to: Cell): number => cheapestCosts(grid, from, to)[to]!;
