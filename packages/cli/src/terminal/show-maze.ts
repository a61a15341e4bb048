import type { Look } from '@dedalo/clients/lab/experiment';
import {
  type Cell,
  createGrid,
  isOpen,
  LEAST_COST,
  type Maze,
  type MazeStep,
  type PathAlgorithm,
  pathSteps,
  WALL,
} from '@dedalo/grid';
import { drawBlocks, plainLook, rowsPerLine } from './blocks.ts';
import { animate, Redraw } from './redraw.ts';
import type { Terminal } from './terminal.ts';

/** The largest maze that the terminal can show, with lines left for words. */
export const roomFor = (screen: Terminal): { width: number; height: number } => ({
  width: screen.columns,
  height: (screen.rows - 3) * rowsPerLine(screen),
});

/** Shows a maze being carved, then searched, then the path. */
export async function showMaze(
  making: Generator<MazeStep, Maze, void>,
  options: { screen: Terminal; size: { width: number; height: number }; search?: PathAlgorithm; caption: string },
): Promise<Maze> {
  const steps: MazeStep[] = [];
  let made = making.next();
  for (; !made.done; made = making.next()) steps.push(made.value);
  const maze = made.value;
  const redraw = new Redraw();
  const draw = (grid: Maze['grid'], look: (cell: Cell) => Look): void =>
    redraw.draw([...drawBlocks({ grid, look }, options.screen), options.caption]);
  redraw.start();
  try {
    await showCarving(steps, options.size, draw);
    if (options.search) await showSearch(maze, options.search, draw);
    else draw(maze.grid, plainLook(maze));
  } finally {
    redraw.end();
  }
  return maze;
}

type Draw = (grid: Maze['grid'], look: (cell: Cell) => Look) => void;

async function showCarving(
  steps: readonly MazeStep[],
  size: { width: number; height: number },
  draw: Draw,
): Promise<void> {
  const grid = createGrid(size);
  let done = 0;
  await animate(4, (share) => {
    let heads: readonly Cell[] = [];
    for (; done < Math.floor(share * steps.length); done++) {
      const { kind, cells } = steps[done]!;
      if (kind !== 'visit') for (const cell of cells) grid.costs[cell] = kind === 'open' ? LEAST_COST : WALL;
      heads = cells.slice(-1);
    }
    draw(grid, (cell) => (heads.includes(cell) ? 'head' : isOpen(grid, cell) ? 'floor' : 'wall'));
  });
}

async function showSearch(maze: Maze, algorithm: PathAlgorithm, draw: Draw): Promise<void> {
  const order: Cell[] = [];
  const searching = pathSteps(maze.grid, { from: maze.entrance, to: maze.exit, algorithm });
  let searched = searching.next();
  for (; !searched.done; searched = searching.next()) order.push(searched.value);
  const finder = searched.value;
  const plain = plainLook(maze);
  const seen = new Set<Cell>();
  const ground = (cell: Cell): Look => (plain(cell) === 'floor' && seen.has(cell) ? 'seen' : plain(cell));
  let done = 0;
  await animate(2.5, (share) => {
    for (; done < Math.floor(share * order.length); done++) seen.add(order[done]!);
    const head = order[done - 1];
    draw(maze.grid, (cell) => (cell === head ? 'head' : ground(cell)));
  });
  const path = [...finder.cells.subarray(0, finder.length + 1)];
  await animate(1, (share) => {
    const shown = new Set(path.slice(0, Math.ceil(share * path.length)));
    draw(maze.grid, (cell) => (plain(cell) === 'floor' && shown.has(cell) ? 'path' : ground(cell)));
  });
}
