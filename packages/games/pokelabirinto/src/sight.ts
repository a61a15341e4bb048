import { type Cell, isOpen, type Maze, pointOf } from '@dedalo/grid';
import { DIRECTION_OF, WAYS } from './way.ts';
import { DELTAS } from '@dedalo/grid';

const AROUND = [-1, 0, 1];

/**
 * What is seen in the fog: along the four ways to the first wall, and one cell beside them. Cells come in their order,
 * each once.
 */
export function sightFrom({ grid }: Maze, at: Cell): Cell[] {
  const cells = new Set<Cell>();
  const look = (cell: Cell): void => {
    const { x, y } = pointOf(grid, cell);
    for (const dy of AROUND) {
      for (const dx of AROUND) {
        const [column, row] = [x + dx, y + dy];
        if (column >= 0 && row >= 0 && column < grid.width && row < grid.height) cells.add(row * grid.width + column);
      }
    }
  };
  look(at);
  for (const way of WAYS) {
    const delta = DELTAS[DIRECTION_OF[way]];
    let { x, y } = pointOf(grid, at);
    for (;;) {
      x += delta.x;
      y += delta.y;
      if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) break;
      const cell = y * grid.width + x;
      if (!isOpen(grid, cell)) break;
      look(cell);
    }
  }
  return [...cells].sort((a, b) => a - b);
}
