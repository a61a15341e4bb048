import { findPath, generateMaze, mazeSteps, Random } from '@dedalo/grid';
import { freshSeed } from '../fresh-seed.ts';
import { drawBlocks, plainLook } from '../terminal/blocks.ts';
import { roomFor, showMaze } from '../terminal/show-maze.ts';
import { terminal } from '../terminal/terminal.ts';

const SHOWN = ['backtracker', 'hunt-and-kill', 'wilson', 'prim', 'kruskal', 'race'] as const;
const odd = (side: number): number => (side % 2 === 0 ? side - 1 : side);

/** What `dedalo` does with no arguments: carves a maze and solves it; without a terminal it prints one. */
export async function welcome(): Promise<void> {
  const screen = terminal();
  const seed = freshSeed();
  const algorithm = new Random(seed).stream('welcome').pick(SHOWN);
  const room = screen.isTerminal ? roomFor(screen) : { width: 79, height: 21 };
  const request = {
    algorithm,
    seed,
    width: odd(Math.max(9, Math.min(room.width, 159))),
    height: odd(Math.max(9, Math.min(room.height, 81))),
  };
  const again = `dedalo maze --algorithm ${algorithm} --seed ${seed} --rows ${request.height} --cols ${request.width} --solution`;
  if (screen.isTerminal) {
    const making = mazeSteps(request);
    if (!making.ok) throw new Error(`the welcome maze: ${making.error.code}`);
    await showMaze(making.value, { screen, size: request, search: 'astar', caption: `${algorithm}, seed ${seed}` });
    process.stdout.write(`The same again: ${again}\n`);
    return;
  }
  const made = generateMaze(request);
  if (!made.ok) throw new Error(`the welcome maze: ${made.error.code}`);
  const { grid, entrance, exit } = made.value;
  const path = findPath(grid, { from: entrance, to: exit });
  process.stdout.write(`${drawBlocks({ grid, look: plainLook(made.value, path?.cells) }, screen).join('\n')}\n`);
  process.stdout.write(`${path?.cells.length} cells from E to U. The same again: ${again}\n`);
}
