import { type Cell, cellAt, type Grid, isOpen } from '../board/grid.ts';
import { isInside, type Point, wrapPoint } from '../geometry/point.ts';

/**
 * The open cell nearest to a point by Manhattan distance, walls in between notwithstanding; of equally near ones the
 * first, row by row. The point may lie outside a plain grid. Undefined where no cell is open.
 */
export function nearestOpenCell(grid: Grid, point: Point): Cell | undefined {
  const farthest = grid.width + grid.height + Math.abs(point.x) + Math.abs(point.y);
  for (let distance = 0; distance <= farthest; distance++) {
    for (let dy = -distance; dy <= distance; dy++) {
      const dx = distance - Math.abs(dy);
      for (const x of dx === 0 ? [point.x] : [point.x - dx, point.x + dx]) {
        const at = grid.wrap ? wrapPoint({ x, y: point.y + dy }, grid) : { x, y: point.y + dy };
        if (isInside(at, grid) && isOpen(grid, cellAt(grid, at))) return cellAt(grid, at);
      }
    }
  }
  return undefined;
}
