import { type Cell, cellAt, type Grid, LEAST_COST } from '../board/grid.ts';
import { cellOfRoom, doorCells, gridOfDoors, type Lattice, latticeOf } from '../board/lattice.ts';
import { farthestCell } from '../paths/farthest.ts';
import { Random } from '../random/random.ts';
import { ok, type Result } from '../result.ts';
import { type CarvedMaze, CARVERS, isCarved } from './algorithms.ts';
import { braid } from './braid.ts';
import { Canvas } from './canvas.ts';
import { classicMaze } from './classic.ts';
import { checkMazeRequest, type MazeProblem, type MazeRequest } from './request.ts';
import type { CarveStep, MazeStep } from './step.ts';

export interface Maze {
  readonly grid: Grid;
  readonly entrance: Cell;
  readonly exit: Cell;
}

/** The maze of a request: the same request gives the same maze everywhere. */
export function generateMaze(request: MazeRequest): Result<Maze, MazeProblem> {
  const checked = checkMazeRequest(request);
  if (!checked.ok) return checked;
  const making = makeMaze(checked.value, false);
  for (;;) {
    const made = making.next();
    if (made.done) return ok(made.value);
  }
}

/** The same, one step at a time. The grid begins as all walls; applying the steps in order gives the maze's grid. */
export function mazeSteps(request: MazeRequest): Result<Generator<MazeStep, Maze, void>, MazeProblem> {
  const checked = checkMazeRequest(request);
  return checked.ok ? ok(makeMaze(checked.value, true)) : checked;
}

function* makeMaze(request: MazeRequest, stepping: boolean): Generator<MazeStep, Maze, void> {
  const random = new Random(request.seed);
  const { algorithm } = request;
  const maze = isCarved(algorithm)
    ? yield* carvedMaze({ ...request, algorithm }, random.stream('carve'), stepping)
    : yield* classicMaze(request, random.stream('dig'), {
        roots: algorithm === 'classic' ? 'scan' : 'lattice',
        stepping,
      });
  if (request.braid) {
    const except = [maze.entrance, maze.exit];
    yield* braid(maze.grid, random.stream('braid'), { probability: request.braid, except, stepping });
  }
  return maze;
}

function* carvedMaze(
  request: MazeRequest & { algorithm: CarvedMaze },
  random: Random,
  stepping: boolean,
): Generator<MazeStep, Maze, void> {
  const { mask, wrap = false } = request;
  const lattice = latticeOf(request, wrap);
  const canvas = new Canvas({ columns: lattice.columns, rows: lattice.rows, wrap, kept: mask });
  for (const step of CARVERS[request.algorithm](canvas, random, stepping)) yield cellStep(lattice, canvas, step);
  const grid = gridOfDoors(canvas.doorRows(), lattice, mask);
  const first = canvas.room(canvas.places().next().value!);
  if (stepping && canvas.size === 1) yield { kind: 'open', cells: [cellOfRoom(lattice, first)] };
  if (wrap || mask) {
    const entrance = cellOfRoom(lattice, first);
    return { grid, entrance, exit: farthestCell(grid, entrance) };
  }
  const entrance = cellAt(grid, { x: 0, y: 1 });
  const exit = cellAt(grid, { x: grid.width - 1, y: 2 * lattice.rows - 1 });
  const doorway = [entrance];
  for (let cell = cellOfRoom(lattice, lattice.columns * lattice.rows - 1) + 1; cell <= exit; cell++) doorway.push(cell);
  for (const cell of doorway) grid.costs[cell] = LEAST_COST;
  if (stepping) yield { kind: 'open', cells: doorway };
  return { grid, entrance, exit };
}

/** A carver's step, told in cells. */
function cellStep(lattice: Lattice, canvas: Canvas, step: CarveStep): MazeStep {
  const room = canvas.room(step.place);
  const cell = cellOfRoom(lattice, room);
  if (step.kind === 'visit') return { kind: 'visit', cells: [cell] };
  const next = canvas.room(canvas.neighbour(step.place, step.direction));
  const isForward = step.direction === 1 || step.direction === 2;
  const axis = step.direction % 2 === 1 ? 'east' : 'south';
  const door = doorCells(lattice, isForward ? room : next, axis);
  return step.kind === 'close'
    ? { kind: 'close', cells: door }
    : { kind: 'open', cells: [cell, ...door, cellOfRoom(lattice, next)] };
}
