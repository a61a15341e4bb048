import {
  createGrid,
  generateMaze,
  type Grid,
  latticeOf,
  type Maze,
  type MazeRequest,
  mazeSteps,
} from '../../src/index.ts';
import type { Numbers } from './numbers.ts';

/** The maze of a request that must be granted. */
export function made(request: MazeRequest): Maze {
  const maze = generateMaze(request);
  if (!maze.ok) throw new Error(`refused: ${JSON.stringify(maze.error)}`);
  return maze.value;
}

/** Makes the maze step by step, applying the steps to a grid of walls. */
export function stepped(request: MazeRequest): { grid: Grid; returned: Maze; count: number } {
  const steps = mazeSteps(request);
  if (!steps.ok) throw new Error(`refused: ${JSON.stringify(steps.error)}`);
  const grid = createGrid(request, { wrap: request.wrap ?? false });
  for (let count = 0; ; count++) {
    const step = steps.value.next();
    if (step.done) return { grid, returned: step.value, count };
    if (step.value.kind === 'visit') continue;
    for (const cell of step.value.cells) grid.costs[cell] = step.value.kind === 'open' ? 1 : 0;
  }
}

/** A mask that hangs together: about half of the rooms, grown from one of them. */
export function randomMask(size: { width: number; height: number; wrap: boolean }, draw: Numbers): Uint8Array {
  const { columns, rows } = latticeOf(size, size.wrap);
  const mask = new Uint8Array(columns * rows);
  const kept = [draw.below(mask.length)];
  mask[kept[0]!] = 1;
  for (let tries = 4 * mask.length; tries > 0 && kept.length < mask.length / 2; tries--) {
    const room = kept[draw.below(kept.length)]!;
    const x = (room % columns) + [0, 1, 0, -1][tries % 4]!;
    const y = Math.floor(room / columns) + [-1, 0, 1, 0][tries % 4]!;
    if (x < 0 || y < 0 || x >= columns || y >= rows || mask[y * columns + x]) continue;
    mask[y * columns + x] = 1;
    kept.push(y * columns + x);
  }
  return mask;
}

/** A mask that keeps only the outermost rooms. */
export function ringMask(size: { width: number; height: number; wrap: boolean }): Uint8Array {
  const { columns, rows } = latticeOf(size, size.wrap);
  return Uint8Array.from({ length: columns * rows }, (_, room) => {
    const x = room % columns;
    const y = Math.floor(room / columns);
    return x === 0 || y === 0 || x === columns - 1 || y === rows - 1 ? 1 : 0;
  });
}
