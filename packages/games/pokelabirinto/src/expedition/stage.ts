import {
  type Cell,
  DIRECTIONS,
  DistanceField,
  generateMaze,
  type Grid,
  isOpen,
  LEAST_COST,
  type Maze,
  neighbour,
  Random,
  WALL,
} from '@dedalo/grid';
import { wayTo } from '../movement/ways.ts';
import type { Walk } from '../state.ts';
import { openWays, walkableCells } from '../walking.ts';
import { EXIT_SHARE, FIND_WEIGHTS, PAR_WAYS, SAFE_STEPS } from './content/balance.ts';
import { CREATURE_NAMES, type CreatureName, CREATURES, type Rank } from './content/creatures.ts';
import { type Stage, stageOf } from './content/stages.ts';
import { type Find, FIND_KINDS, type FindKind } from './state.ts';

/** A maze of the journey and all that is in it. */
export interface MadeStage {
  readonly maze: Maze;
  readonly at: Cell;
  readonly par: number;
  readonly wild: readonly { readonly creature: CreatureName; readonly hp: number; readonly at: Cell }[];
  readonly walks: readonly Walk[];
  readonly finds: readonly Find[];
}

/** What all mazes of a journey are made from, 16 hexadecimal digits. */
export const mazesSeed = (random: Random): string =>
  [random.next(), random.next()].map((word) => word.toString(16).padStart(8, '0')).join('');

/** It depends on the journey and its number alone, so that whoever plays the same seed meets the same mazes (E1). */
export function makeStage(mazes: string, number: number): MadeStage {
  const stage = stageOf(number);
  const random = new Random(`${mazes} ${number}`);
  const maze = mazeOf(stage, random);
  const at = firstCell(maze);
  const far = farCells(maze, at);
  const draws = random.stream('wild');
  draws.shuffle(far);
  const wild = stage.wild.map((rank, index) => {
    const creature = creatureOf(rank, draws);
    const vigour = draws.int(stage.vigour.least, stage.vigour.most);
    return { creature, hp: Math.ceil((CREATURES[creature].hitPoints * vigour) / 100), at: far[index]! };
  });
  const walks = wild.map(({ creature, at: from }) => ({ from, posts: postsOf(maze, creature, from, draws) }));
  return { maze, at, par: parOf(maze), wild, walks, finds: findsOf(maze, stage.finds, random.stream('finds')) };
}

/**
 * The entrance is in the border of any outer room, the exit in that of another one which is far enough away. A carved
 * maze has both in its corners, so they are walled up.
 */
function mazeOf({ side, braid }: Pick<Stage, 'side' | 'braid'>, random: Random): Maze {
  const request = { width: side, height: side, algorithm: 'backtracker', braid, seed: `${random.seed} maze` } as const;
  const made = generateMaze(request);
  if (!made.ok) throw new Error(`expedition: no maze of ${side}×${side} (${made.error.code})`);
  const { grid, entrance: first, exit: last } = made.value;
  grid.costs[first] = WALL;
  grid.costs[last] = WALL;
  const draws = random.stream('doors');
  const doors = outerDoors(grid);
  const entrance = draws.pick(doors);
  const way = new DistanceField(grid);
  way.compute([entrance.room]);
  const distance = ({ room }: Door): number => way.at(room) ?? 0;
  const farthest = Math.max(...doors.map(distance));
  const exit = draws.pick(doors.filter((door) => distance(door) >= farthest * EXIT_SHARE));
  grid.costs[entrance.cell] = LEAST_COST;
  grid.costs[exit.cell] = LEAST_COST;
  return { grid, entrance: entrance.cell, exit: exit.cell };
}

/** A cell of the border, and the room inside it. */
interface Door {
  readonly cell: Cell;
  readonly room: Cell;
}

function outerDoors(grid: Grid): Door[] {
  const { width, height } = grid;
  const doors: Door[] = [];
  for (let x = 1; x < width; x += 2) {
    doors.push({ cell: x, room: x + width });
    doors.push({ cell: (height - 1) * width + x, room: (height - 2) * width + x });
  }
  for (let y = 1; y < height; y += 2) {
    doors.push({ cell: y * width, room: y * width + 1 });
    doors.push({ cell: (y + 1) * width - 1, room: (y + 1) * width - 2 });
  }
  return doors;
}

/** The entrance is closed: one begins inside it. */
export const firstCell = ({ grid, entrance }: Maze): Cell =>
  DIRECTIONS.map((direction) => neighbour(grid, entrance, direction)).find(
    (cell) => cell !== undefined && isOpen(grid, cell),
  )!;

/** Twice the steps of the shortest way (E10). */
export const parOf = (maze: Maze): number => PAR_WAYS * (wayTo(maze, maze.exit).distance(firstCell(maze)) ?? 0);

/** Where somebody may live: not on the exit, and not so near that there is no time to look around. */
function farCells(maze: Maze, at: Cell): Cell[] {
  const way = wayTo(maze, at);
  return walkableCells(maze).filter((cell) => cell !== maze.exit && (way.distance(cell) ?? 0) >= SAFE_STEPS);
}

const creatureOf = (rank: Rank, random: Random): CreatureName =>
  random.pick(CREATURE_NAMES.filter((name) => CREATURES[name].rank === rank));

/** Where one on patrol goes, and where it comes back to; nothing for others. */
export function postsOf(maze: Maze, creature: CreatureName, home: Cell, random: Random): readonly Cell[] {
  if (CREATURES[creature].movement !== 'patrol') return [];
  return [random.pick(walkableCells(maze).filter((cell) => cell !== home && cell !== maze.exit)), home];
}

/** In dead ends; where there are too few of them, anywhere but where one begins and on the exit (E9). */
function findsOf(maze: Maze, count: number, random: Random): readonly Find[] {
  const at = firstCell(maze);
  const cells = random.shuffle(walkableCells(maze).filter((cell) => cell !== at && cell !== maze.exit));
  const isDeadEnd = (cell: Cell): boolean => openWays(maze, cell).length === 1;
  const places = [...cells.filter(isDeadEnd), ...cells.filter((cell) => !isDeadEnd(cell))].slice(0, count);
  const finds = places.map((place) => ({ kind: kindOf(random), at: place }));
  return finds.sort((one, other) => one.at - other.at);
}

function kindOf(random: Random): FindKind {
  return random.pick(FIND_KINDS.flatMap((kind) => Array.from({ length: FIND_WEIGHTS[kind] }, () => kind)));
}
