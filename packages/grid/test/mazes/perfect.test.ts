import { describe, expect, test } from 'vitest';
import {
  canMask,
  canWrap,
  CARVED_MAZES,
  type Grid,
  latticeOf,
  MAZE_ALGORITHMS,
  type MazeRequest,
  roomsOfGrid,
  smallestSide,
} from '../../src/index.ts';
import { picture } from '../support/board.ts';
import { made, randomMask, ringMask } from '../support/making.ts';
import { numbers, range } from '../support/numbers.ts';
import { isTree } from '../support/walking.ts';

const SIZES = [
  [3, 3],
  [4, 4],
  [3, 9],
  [10, 3],
  [4, 5],
  [5, 5],
  [8, 8],
  [9, 12],
  [21, 13],
  [16, 31],
  [41, 41],
] as const;

/** What keeps a carved grid from being perfect, in words. Openings of the outer wall belong to the tree. */
function faultOf(grid: Grid, request: MazeRequest): string | undefined {
  const { columns, rows } = latticeOf(request, request.wrap ?? false);
  for (const room of range(0, columns * rows - 1)) {
    const cell = (2 * Math.floor(room / columns) + 1) * grid.width + 2 * (room % columns) + 1;
    const isKept = !request.mask || request.mask[room] !== 0;
    if ((grid.costs[cell] !== 0) !== isKept) return `room ${room} is ${isKept ? 'a wall' : 'open'}`;
  }
  if (grid.costs.some((cost) => cost > 1)) return 'a cell costs more than 1';
  return isTree(grid) ? undefined : `not exactly one way between any two cells:\n${picture(grid)}`;
}

const wrappable = CARVED_MAZES.filter(canWrap);
const maskable = CARVED_MAZES.filter(canMask);

describe('a carved maze has exactly one way between any two rooms', () => {
  test.each(CARVED_MAZES)('%s', (algorithm) => {
    for (const [width, height] of SIZES) {
      for (const seed of range(1, 8)) {
        const request = { algorithm, width, height, seed };
        expect(faultOf(made(request).grid, request)).toBe(undefined);
      }
    }
  });

  test.each(wrappable)('%s on a torus', (algorithm) => {
    for (const [width, height] of SIZES.filter(([w, h]) => Math.min(w, h) >= smallestSide(algorithm, true))) {
      for (const seed of range(1, 8)) {
        const request = { algorithm, width, height, seed, wrap: true };
        const { grid } = made(request);
        expect(faultOf(grid, request)).toBe(undefined);
        const read = roomsOfGrid(grid);
        const doors = read.ok
          ? read.value.rooms.doors.reduce((sum, bits) => sum + bits.toString(2).split('1').length - 1, 0) / 2
          : -1;
        expect(doors).toBe((width >> 1) * (height >> 1) - 1);
      }
    }
  });

  const masked = maskable.flatMap((algorithm) => [
    { algorithm, wrap: false, edge: 'plain' },
    { algorithm, wrap: true, edge: 'torus' },
  ]);
  test.each(masked)('$algorithm with rooms left out, $edge', ({ algorithm, wrap }) => {
    const draw = numbers(3);
    for (const [width, height] of SIZES.filter(([w, h]) => Math.min(w, h) >= smallestSide(algorithm, wrap))) {
      const size = { width, height, wrap };
      const masks = [ringMask(size), ...range(1, 6).map(() => randomMask(size, draw))];
      masks.forEach((mask, seed) => {
        const request = { algorithm, ...size, seed, mask };
        const { grid } = made(request);
        expect(faultOf(grid, request)).toBe(undefined);
        const read = roomsOfGrid(grid);
        expect(read.ok && [...read.value.kept]).toEqual([...mask]);
      });
    }
  });
});

// Hunting row by row must not take the upper rows for spent: one room there is reached from below only.
test.each(maskable)('%s reaches a room of the first row that only leads around the edge', (algorithm) => {
  // prettier-ignore
  const mask = Uint8Array.of(
    1, 1, 0, 1, 0,
    1, 1, 0, 0, 0,
    0, 1, 1, 0, 0,
    0, 0, 1, 1, 1,
  );
  for (const seed of range(1, 40)) {
    const request = { algorithm, width: 10, height: 8, seed, wrap: true, mask };
    expect(faultOf(made(request).grid, request)).toBe(undefined);
  }
});

test.each(wrappable)('%s uses the doors around the edges of a torus, both ways', (algorithm) => {
  for (const side of [12, 13]) {
    const edges = range(1, 10).map((seed) => {
      const { grid } = made({ algorithm, width: side, height: side, seed, wrap: true });
      return range(0, side - 1).map((i) => [grid.costs[i], grid.costs[i * side]] as const);
    });
    expect(edges.flat().some(([north]) => north === 1)).toBe(true);
    expect(edges.flat().some(([, west]) => west === 1)).toBe(true);
  }
});

test('by rows, by halves and by digging no torus can be made and no room left out', () => {
  const plainOnly = ['classic', 'clean', 'eller', 'sidewinder', 'binary-tree', 'division'];
  expect(MAZE_ALGORITHMS.filter((algorithm) => !canWrap(algorithm))).toEqual(plainOnly);
  expect(MAZE_ALGORITHMS.filter((algorithm) => !canMask(algorithm))).toEqual(plainOnly);
});
