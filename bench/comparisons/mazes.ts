import { generateMaze } from '@dedalo/grid';
import { bareCarve } from '../bare/carve.ts';
import { perfectProblem, type Tiles } from '../judges/perfect.ts';
import type { Contestant, Comparison } from './comparison.ts';
import { atLeast, atMost, fastest } from './ratio.ts';

interface MazeTask {
  readonly rooms: number;
  readonly seed: number;
}

type MazeContestant = Contestant<MazeTask, Tiles>;

const ours: MazeContestant = {
  name: 'Dedalo',
  kind: 'ours',
  load: async () => () => (task) => {
    const side = 2 * task.rooms + 1;
    const maze = generateMaze({ algorithm: 'backtracker', width: side, height: side, seed: task.seed });
    return () => {
      if (!maze.ok) throw new Error(maze.error.code);
      const { width, height, costs } = maze.value.grid;
      return { width, height, open: costs };
    };
  },
};

const bare: MazeContestant = {
  name: 'bare loop',
  kind: 'bare',
  load: async () => () => (task) => {
    const tiles = bareCarve(task.rooms, task.rooms, task.seed);
    return () => tiles;
  },
};

const peers: MazeContestant[] = [
  {
    name: '@sbj42/maze-generator 2.0.6',
    kind: 'peer',
    load: async () => {
      const { sbj42Maze } = await import('../peers/sbj42-maze.ts');
      return () => (task) => sbj42Maze(task.rooms);
    },
  },
  {
    name: 'amazejs 1.0.5',
    kind: 'peer',
    load: async () => {
      const { amazejsMaze } = await import('../peers/amazejs.ts');
      return () => (task) => amazejsMaze(task.rooms);
    },
  },
  {
    name: 'maze-builder 0.1.2',
    kind: 'peer',
    load: async () => {
      const { mazeBuilderMaze } = await import('../peers/maze-builder.ts');
      return () => (task) => mazeBuilderMaze(task.rooms, task.seed);
    },
  },
];

/** Square mazes by a backtracker, as a grid of cells; a peer that stops at rooms need not draw them. */
export function mazeComparison(
  side: number,
  effort: { rounds: number; budget: number; seeds: readonly number[] },
): Comparison<MazeTask, Tiles> {
  const name = `mazes-${side}`;
  return {
    name,
    title: `Backtracker mazes of ${side} × ${side} cells`,
    measure: 'CPU ms',
    rounds: effort.rounds,
    budget: effort.budget,
    tasks: () => effort.seeds.map((seed) => ({ rooms: (side - 1) / 2, seed })),
    check: perfectProblem,
    contestants: [ours, bare, ...peers],
    bars: (standings) => {
      const dedalo = fastest(standings, 'ours');
      return [
        atLeast(`${name}: faster than the fastest peer`, 4, { slow: fastest(standings, 'peer'), fast: dedalo }),
        atMost(`${name}: near to the bare loop`, 1.6, { slow: dedalo, fast: fastest(standings, 'bare') }),
      ];
    },
  };
}
