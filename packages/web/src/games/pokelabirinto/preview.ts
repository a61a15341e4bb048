import { type Cell, generateMaze, PathFinder, Random } from '@dedalo/grid';
import { signRows } from '@dedalo/pokelabirinto';
import { OURS } from '../../creature-maze/creatures/drawing-of.ts';
import { MazeCanvas } from '../../creature-maze/board/maze-canvas.ts';
import type { MazeScene } from '../../creature-maze/board/walkers.ts';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { theme } from '../../store/settings.ts';
import type { StartPreview } from '../../home/preview.tsx';
import { whileSeen } from '../../home/previews/living.ts';

const STEPS_PER_SECOND = 3.5;
const REST_SECONDS = 2;
const STEP_MS = 240;
/** CSS pixels a cell, about. */
const CELL = 34;
const SIDES = { least: 7, most: 17 } as const;
const SPECIES = [...OURS.keys()].map((name) => ({ name }));

/** An odd number of cells: then no wall is two cells thick. */
function cellsFor(pixels: number): number {
  const cells = Math.max(SIDES.least, Math.min(SIDES.most, Math.floor(pixels / CELL)));
  return cells - (1 - (cells % 2));
}

/** A walk in progress. */
interface Walk {
  readonly scene: MazeScene;
  /** Every cell up to the exit. */
  readonly way: readonly Cell[];
}

/** Another maze, and the way out of it from the farthest of a few places. */
function beginWalk({ clientWidth, clientHeight }: HTMLElement, creature: number): Walk {
  const seed = freshSeed();
  const random = new Random(seed);
  const size = { width: cellsFor(clientWidth), height: cellsFor(clientHeight) };
  const made = generateMaze({ ...size, algorithm: 'clean', seed });
  if (!made.ok) throw new Error(`a preview that is no maze: ${made.error.code}`);
  const maze = made.value;
  const cells = signRows(maze);
  const open = [...cells.join('')].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  const finder = new PathFinder(maze.grid);
  const ways = Array.from({ length: 6 }, () => {
    finder.search(random.pick(open), maze.exit);
    return [...finder.cells.subarray(0, finder.length + 1)];
  });
  const way = ways.reduce((longest, other) => (other.length > longest.length ? other : longest));
  const beside = open.filter((cell) => !way.includes(cell));
  const rival = { at: beside.length > 0 ? random.pick(beside) : null, species: (creature + 1) % SPECIES.length };
  return {
    scene: {
      rows: size.height,
      columns: size.width,
      cells,
      species: SPECIES,
      creature,
      hero: { at: way[0]! },
      opponents: [rival],
    },
    way,
  };
}

/** One creature after another finds its way out of a little maze. */
export const startPokelabirinto: StartPreview = (host, { hasMotion }) => {
  const maze = new MazeCanvas(host, theme.peek());
  let turn = Math.floor(Math.random() * SPECIES.length);
  let walk = beginWalk(host, turn);
  let [steps, due, rest] = [0, 0, 0];
  const show = (ms: number): void => maze.show({ ...walk.scene, hero: { at: walk.way[steps]! } }, { ms });
  show(0);
  const end = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    if (steps === walk.way.length - 1) {
      rest += seconds;
      if (rest < REST_SECONDS) return;
      turn = (turn + 1) % SPECIES.length;
      walk = beginWalk(host, turn);
      [steps, due, rest] = [0, 0, 0];
      return show(0);
    }
    due += seconds * STEPS_PER_SECOND;
    if (due < 1) return undefined;
    due -= 1;
    steps++;
    return show(STEP_MS);
  });
  return () => {
    end();
    maze.destroy();
    host.replaceChildren();
  };
};
