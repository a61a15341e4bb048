import { type Cell, isOpen, type Maze, pointOf } from '../../src/index.ts';
import { isOnBorder, openCells } from '../support/board.ts';
import { isConnected } from '../support/walking.ts';

/** What keeps a maze from being one of PokéLabirinto, in words. */
export function faultOfDug({ grid, entrance, exit }: Maze): string | undefined {
  const { width, height } = grid;
  const onBorder = openCells(grid).filter((cell) => isOnBorder(grid, cell));
  const wanted = [entrance, exit].toSorted((a, b) => a - b);
  if (entrance === exit || onBorder.join() !== wanted.join()) {
    return `openings at ${onBorder.join()}, not at entrance and exit ${wanted.join()}`;
  }
  const isAtCorner = (cell: number): boolean =>
    [0, width - 1].includes(cell % width) && [0, height - 1].includes(Math.floor(cell / width));
  if (wanted.some(isAtCorner)) return 'an opening at a corner';
  const distance =
    Math.abs((entrance % width) - (exit % width)) + Math.abs(Math.floor(entrance / width) - Math.floor(exit / width));
  if (distance < Math.floor(Math.min(width, height) / 2)) return `exit only ${distance} from the entrance`;
  return isConnected(grid) ? undefined : 'open cells that cannot be reached';
}

/** Whether four open cells touch in a square somewhere. */
export const hasOpenBlock = ({ grid: { width, costs } }: Maze): boolean =>
  costs.some(
    (_, cell) =>
      cell % width < width - 1 &&
      [cell, cell + 1, cell + width, cell + width + 1].every((part) => (costs[part] ?? 0) !== 0),
  );

/** The closed cells of the lattice on which a clean maze is dug: it begins at the cell inside the entrance. */
export function undugCells({ grid, entrance }: Maze): Cell[] {
  const { width, height } = grid;
  const { x, y } = pointOf(grid, entrance);
  const inner = { x: Math.min(Math.max(x, 1), width - 2), y: Math.min(Math.max(y, 1), height - 2) };
  return [...grid.costs.keys()].filter((cell) => {
    const at = pointOf(grid, cell);
    const isOnLattice = (at.x - inner.x) % 2 === 0 && (at.y - inner.y) % 2 === 0;
    return isOnLattice && !isOnBorder(grid, cell) && !isOpen(grid, cell);
  });
}
