import { type Cell, generateMaze, isOpen, type Maze, pointOf, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { createConfig, MAZES, type MazeKind } from '../src/config.ts';
import { pokelabirinto } from '../src/game.ts';
import { openWays, stepTo, walkableCells } from '../src/walking.ts';
import { errorOf, valueOf } from './support/drawn.ts';

const mazeOf = (rows: number, columns: number, wish: { maze: MazeKind; seed: string }): Maze =>
  pokelabirinto.start(valueOf(createConfig({ rows, columns, maze: wish.maze })), wish.seed).maze;

/** All cells from which the exit is reached by steps that the rules allow. */
function reachedFromExit(maze: Maze): Set<Cell> {
  const reached = new Set([maze.exit]);
  for (const cell of reached) {
    for (const way of openWays(maze, cell)) reached.add(stepTo(maze, cell, way)!);
  }
  return reached;
}

function isSound(maze: Maze): boolean {
  const reached = reachedFromExit(maze);
  return walkableCells(maze).every((cell) => reached.has(cell)) && reached.size > 2 && !reached.has(maze.entrance);
}

const isBorder = ({ grid }: Maze, cell: Cell): boolean => {
  const { x, y } = pointOf(grid, cell);
  return x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1;
};

const sides = [5, 6, 7, 8, 9, 10, 11, 12];

describe.each(MAZES)('PB4: a %s maze has an exit that every cell reaches without passing the entrance', (maze) => {
  test.each(sides)('%i rows, 5 to 12 columns', (rows) => {
    for (const columns of sides) {
      for (let seed = 0; seed < 12; seed++) {
        const made = mazeOf(rows, columns, { maze, seed: String(seed) });
        expect(isSound(made), `${rows} × ${columns}, seed ${seed}`).toBe(true);
        expect(isBorder(made, made.exit)).toBe(true);
        expect(made.exit).not.toBe(made.entrance);
      }
    }
  });

  test('PB20: 200 × 200, the largest', () => {
    expect(isSound(mazeOf(200, 200, { maze, seed: 'largest' }))).toBe(true);
    expect(isSound(mazeOf(200, 5, { maze, seed: 'longest' }))).toBe(true);
  });

  test('PB20: a maze far larger than any stack is deep', () => {
    const made = generateMaze({ width: 1501, height: 1501, algorithm: maze, seed: 'deep' });
    expect(made.ok).toBe(true);
  });

  test('PB16: the exit is at least half the shorter side away from the entrance', () => {
    const opposite = new Set<boolean>();
    for (let seed = 0; seed < 300; seed++) {
      const [rows, columns] = [5 + (seed % 8), 5 + (seed % 7)];
      const { grid, entrance, exit } = mazeOf(rows, columns, { maze, seed: String(seed) });
      const [from, to] = [pointOf(grid, entrance), pointOf(grid, exit)];
      const distance = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
      expect(distance).toBeGreaterThanOrEqual(Math.floor(Math.min(rows, columns) / 2));
      const isAcross = (a: number, b: number, side: number): boolean => Math.abs(a - b) === side - 1;
      opposite.add(isAcross(from.x, to.x, columns) || isAcross(from.y, to.y, rows));
    }
    // Any border will do, not only the opposite one.
    expect(opposite).toEqual(new Set([true, false]));
  });

  test('PB18: the border is closed but for the entrance and the exit', () => {
    for (let seed = 0; seed < 100; seed++) {
      const made = mazeOf(5 + (seed % 8), 12 - (seed % 7), { maze, seed: String(seed) });
      const open = [...made.grid.costs.keys()].filter((cell) => isBorder(made, cell) && isOpen(made.grid, cell));
      expect(open).toEqual([made.entrance, made.exit].toSorted((a, b) => a - b));
    }
  });
});

describe('PB5: too small a maze is an error of a type, and is never begun', () => {
  test.each([4, 3, 2, 1, 0, -1, 5.5, Number.NaN])('%d rows', (rows) => {
    expect(errorOf(createConfig({ rows }))).toEqual({
      code: 'bad-size',
      side: 'rows',
      value: rows,
      least: 5,
      most: 200,
    });
  });

  test.each([4, 0, 201])('%d columns', (columns) => {
    expect(errorOf(createConfig({ columns }))).toMatchObject({ code: 'bad-size', side: 'columns', value: columns });
  });

  test('a config that came past the door throws', () => {
    const config = valueOf(createConfig());
    expect(() => pokelabirinto.start({ ...config, rows: 4 }, 'small')).toThrow('4×20');
  });
});

/** Blocks of four open cells. */
const openBlocks = ({ grid }: Maze): number => {
  const { width } = grid;
  const isBlock = (_: unknown, cell: Cell): boolean =>
    (cell + 1) % width !== 0 &&
    [cell, cell + 1, cell + width, cell + width + 1].every((part) => (grid.costs[part] ?? 0) > 0);
  return [...grid.costs].filter(isBlock).length;
};

describe('PB17: the branches', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));

  test('of a classic maze eat walls, as described', () => {
    const blocks = seeds.map((seed) => openBlocks(mazeOf(15, 15, { maze: 'classic', seed })));
    expect(blocks.reduce((sum, count) => sum + count, 0) / seeds.length).toBeGreaterThan(8);
  });

  test('of a clean maze leave no open blocks', () => {
    expect(seeds.map((seed) => openBlocks(mazeOf(15, 15, { maze: 'clean', seed })))).toEqual(seeds.map(() => 0));
  });
});

/** The share of the cells inside the border that are open. */
const dugShare = (maze: Maze): number => {
  const inside = [...maze.grid.costs.keys()].filter((cell) => !isBorder(maze, cell));
  return inside.filter((cell) => isOpen(maze.grid, cell)).length / inside.length;
};

describe('PB17: how much of a maze is dug', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => String(seed));
  const mostlyUndug = (maze: MazeKind): number =>
    seeds.filter((seed) => dugShare(mazeOf(20, 20, { maze, seed })) < 0.35).length;

  test('some classic mazes are mostly undug, as described', () => {
    expect(mostlyUndug('classic')).toBeGreaterThan(0);
  });

  test('no clean maze is: it is dug fully', () => {
    expect(mostlyUndug('clean')).toBe(0);
  });
});

/** The statistic of 5 degrees of freedom passes 40 less than once in a million; j in 0..1 would miss orders. */
test('P16, PB19: Fisher–Yates draws j from 0 to i: all orders of three are equally likely', () => {
  const random = new Random('shuffle');
  const counts = new Map<string, number>();
  for (let left = 6000; left > 0; left--) {
    const order = random.shuffle(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(40);
});

test('the same seed gives the same maze', () => {
  const wish = { maze: 'classic', seed: 'twice' } as const;
  expect(mazeOf(15, 15, wish)).toEqual(mazeOf(15, 15, wish));
  expect(mazeOf(15, 15, wish)).not.toEqual(mazeOf(15, 15, { ...wish, seed: 'once' }));
});
