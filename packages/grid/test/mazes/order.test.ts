import { describe, expect, test } from 'vitest';
import { type MazeAlgorithm, mazeSteps } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const SIDE = 21;

/** The rooms two cells from a room, on a plain grid. */
const roomsBeside = (room: number): number[] => {
  const [x, y] = [room % SIDE, Math.floor(room / SIDE)];
  return [
    [x, y - 2],
    [x + 2, y],
    [x, y + 2],
    [x - 2, y],
  ].flatMap(([column, row]) =>
    column! > 0 && row! > 0 && column! < SIDE && row! < SIDE ? [row! * SIDE + column!] : [],
  );
};

/** The doors of a maze in the order they were made: from a room of the maze to a new one. */
function doors(algorithm: MazeAlgorithm, seed: number): { from: number; to: number }[] {
  const steps = mazeSteps({ algorithm, width: SIDE, height: SIDE, seed });
  if (!steps.ok) throw new Error(steps.error.code);
  const maze = new Set([SIDE + 1]);
  return [...steps.value]
    .filter((step) => step.kind === 'open' && step.cells.length === 3)
    .map(({ cells }) => {
      const [from, to] = maze.has(cells[0]!) ? [cells[0]!, cells[2]!] : [cells[2]!, cells[0]!];
      maze.add(to);
      return { from, to };
    });
}

/** Which room must be carved from next, given those of the maze in the order they joined it. */
type Rule = (maze: readonly number[], canGrow: (room: number) => boolean) => number | undefined;

const newest: Rule = (maze, canGrow) => maze.findLast(canGrow);
const oldest: Rule = (maze, canGrow) => maze.find(canGrow);
const RULES: [MazeAlgorithm, string, Rule][] = [
  ['backtracker', 'the newest room that can grow', newest],
  ['growing-newest', 'the newest room that can grow', newest],
  ['growing-oldest', 'the oldest room that can grow', oldest],
  [
    'race',
    'the last room and, where that is stuck, the oldest',
    (maze, canGrow) => (canGrow(maze.at(-1)!) ? maze.at(-1) : oldest(maze, canGrow)),
  ],
  ['prim', 'some room that can grow', () => undefined],
  ['growing-random', 'some room that can grow', () => undefined],
];

describe('carves on from', () => {
  test.each(RULES)('%s: %s', (algorithm, _, rule) => {
    for (const seed of range(1, 10)) {
      const maze = [SIDE + 1];
      const canGrow = (room: number): boolean => roomsBeside(room).some((next) => !maze.includes(next));
      for (const { from, to } of doors(algorithm, seed)) {
        expect(from).toBe(rule(maze, canGrow) ?? from);
        expect(maze).toContain(from);
        expect(maze).not.toContain(to);
        maze.push(to);
      }
      expect(maze.length).toBe(100);
    }
  });

  test('hunt-and-kill: the last room and, where that is stuck, into the first free room beside the maze, row by row', () => {
    for (const seed of range(1, 10)) {
      const maze = [SIDE + 1];
      for (const { from, to } of doors('hunt-and-kill', seed)) {
        const last = maze.at(-1)!;
        const isStuck = roomsBeside(last).every((next) => maze.includes(next));
        const beside = maze.flatMap(roomsBeside).filter((room) => !maze.includes(room));
        expect(isStuck ? to : from).toBe(isStuck ? Math.min(...beside) : last);
        maze.push(to);
      }
      expect(maze.length).toBe(100);
    }
  });
});
