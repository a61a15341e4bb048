import { type Cell, err, ok, type Result, type Size } from '@dedalo/grid';
import type { LevelProblem } from './text-problem.ts';

/** A board as somebody drew it: not necessarily one that can be played. */
export interface Setup extends Size {
  /** A byte a cell, 1 for a wall. */
  readonly walls: Uint8Array;
  readonly goals: readonly Cell[];
  readonly boxes: readonly Cell[];
  readonly player: Cell;
}

/** A board that can be played; `createLevel` is the only door to it. Goals and boxes are in reading order. */
export interface Level extends Setup {
  /** A byte a cell, 1 for a goal. */
  readonly isGoal: Uint8Array;
  /** A byte a cell, 1 where the player could ever get if no box were in the way. Boxes elsewhere are decoration. */
  readonly isInside: Uint8Array;
  /** Four cells a cell, in the order of `DIRECTIONS`: the next one that way, or `BLOCKED`. */
  readonly steps: Int32Array;
}

/** A wall or the edge of the grid lies that way. */
export const BLOCKED = -1;
export const SHORTEST_LEVEL_SIDE = 3;
export const LONGEST_LEVEL_SIDE = 512;

export function createLevel(setup: Setup): Result<Level, LevelProblem> {
  const problem = sizeProblem(setup) ?? squaresProblem(setup);
  if (problem) return err(problem);
  const { width, height, walls, player } = setup;
  const goals = setup.goals.toSorted((a, b) => a - b);
  const boxes = setup.boxes.toSorted((a, b) => a - b);
  const steps = stepsOf(setup);
  const isInside = flood(steps, player);
  const inside = (cells: readonly Cell[]): number => cells.filter((cell) => isInside[cell] === 1).length;
  if (goals.length !== boxes.length && inside(goals) !== inside(boxes)) {
    return err({ code: 'boxes-and-goals-differ', boxes: boxes.length, goals: goals.length });
  }
  const isGoal = new Uint8Array(walls.length);
  for (const goal of goals) isGoal[goal] = 1;
  return ok({ width, height, walls, goals, boxes, player, isGoal, isInside, steps });
}

function sizeProblem({ width, height, walls }: Setup): LevelProblem | undefined {
  const isTooSmall = !(width >= SHORTEST_LEVEL_SIDE && height >= SHORTEST_LEVEL_SIDE);
  if (isTooSmall) return { code: 'level-too-small', least: SHORTEST_LEVEL_SIDE };
  const isTooLarge = width > LONGEST_LEVEL_SIDE || height > LONGEST_LEVEL_SIDE;
  if (isTooLarge) return { code: 'level-too-large', most: LONGEST_LEVEL_SIDE };
  const isWhole = Number.isInteger(width) && Number.isInteger(height) && walls.length === width * height;
  return isWhole ? undefined : { code: 'board-incomplete' };
}

function squaresProblem({ walls, goals, boxes, player }: Setup): LevelProblem | undefined {
  if (boxes.length === 0) return { code: 'no-boxes' };
  for (const cells of [goals, boxes, [player]]) {
    if (cells.some((cell) => walls[cell] === undefined)) return { code: 'square-outside' };
    if (cells.some((cell) => walls[cell] === 1)) return { code: 'square-in-wall' };
    if (new Set(cells).size < cells.length) return { code: 'square-twice' };
  }
  return boxes.includes(player) ? { code: 'player-blocked' } : undefined;
}

function stepsOf({ width, height, walls }: Setup): Int32Array {
  const steps = new Int32Array(walls.length * 4).fill(BLOCKED);
  for (let cell = 0; cell < walls.length; cell++) {
    if (walls[cell] === 1) continue;
    const x = cell % width;
    const at = cell * 4;
    if (cell >= width && walls[cell - width] === 0) steps[at] = cell - width;
    if (x < width - 1 && walls[cell + 1] === 0) steps[at + 1] = cell + 1;
    if (cell < width * (height - 1) && walls[cell + width] === 0) steps[at + 2] = cell + width;
    if (x > 0 && walls[cell - 1] === 0) steps[at + 3] = cell - 1;
  }
  return steps;
}

/** A byte a cell, 1 for the cells that hang together with `from`; `blocked` cells are not entered. */
export function flood(steps: Int32Array, from: Cell, blocked: readonly Cell[] = []): Uint8Array {
  const found = new Uint8Array(steps.length / 4);
  for (const cell of blocked) found[cell] = 2;
  const queue = [from];
  found[from] = 1;
  for (const cell of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const next = steps[cell * 4 + direction]!;
      if (next === BLOCKED || found[next] !== 0) continue;
      found[next] = 1;
      queue.push(next);
    }
  }
  for (const cell of blocked) found[cell] = 0;
  return found;
}

/** Whether two levels are the same board. */
export const isSameLevel = (a: Level, b: Level): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.player === b.player &&
  a.goals.join() === b.goals.join() &&
  a.boxes.join() === b.boxes.join() &&
  a.walls.every((wall, cell) => wall === b.walls[cell]);
