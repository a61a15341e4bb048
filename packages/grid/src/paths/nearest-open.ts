import { type Cell, cellAt, type Grid, isOpen } from '../board/grid.ts';
import { isInside, type Point, type Size, wrapPoint } from '../geometry/point.ts';

/**
 * The open cell nearest to a point by Manhattan distance, walls in between notwithstanding; of equally near ones the
 * first, row by row from above the point. The point may lie outside the grid. Undefined where no cell is open.
 */
export function nearestOpenCell(grid: Grid, point: Point): Cell | undefined {
  // What is nearest to a point outside a plain grid is nearest to where a straight way from it comes in.
  const from = grid.wrap ? wrapPoint(point, grid) : clamp(point, grid);
  for (let distance = 0; distance <= grid.width + grid.height; distance++) {
    for (let dy = -distance; dy <= distance; dy++) {
      const dx = distance - Math.abs(dy);
      for (const x of dx === 0 ? [from.x] : [from.x - dx, from.x + dx]) {
        const at = grid.wrap ? wrapPoint({ x, y: from.y + dy }, grid) : { x, y: from.y + dy };
        if (isInside(at, grid) && isOpen(grid, cellAt(grid, at))) return cellAt(grid, at);
      }
    }
  }
  return undefined;
}

const clamp = (point: Point, size: Size): Point => ({
  x: Math.min(Math.max(point.x, 0), size.width - 1),
  y: Math.min(Math.max(point.y, 0), size.height - 1),
});
