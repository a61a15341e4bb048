import { describe, expect, test } from 'vitest';
import {
  canMask,
  canWrap,
  cellOfRoom,
  DIRECTIONS,
  type Grid,
  hasDoor,
  latticeOf,
  type Maze,
  MAZE_ALGORITHMS,
  type MazeRequest,
  neighbourRoom,
  roomsOfGrid,
} from '../../src/index.ts';
import { isOnBorder, openCells, picture } from '../support/board.ts';
import { made, randomMask, ringMask } from '../support/making.ts';
import { numbers, range } from '../support/numbers.ts';
import { beside, deadEnds, isConnected, ways } from '../support/walking.ts';

/** Plain and torus, odd and even, with and without rooms left out. */
function requestsFor(algorithm: MazeRequest['algorithm']): MazeRequest[] {
  const draw = numbers(6);
  const requests: MazeRequest[] = [];
  for (const [width, height] of [
    [15, 11],
    [12, 16],
    [5, 6],
  ] as const) {
    for (const wrap of canWrap(algorithm) ? [false, true] : [false]) {
      const board = { algorithm, width, height, wrap };
      const masks = canMask(algorithm) ? [undefined, randomMask(board, draw), ringMask(board)] : [undefined];
      for (const mask of masks) {
        for (const seed of range(1, 10)) requests.push(mask ? { ...board, seed, mask } : { ...board, seed });
      }
    }
  }
  return requests;
}

const ALL = MAZE_ALGORITHMS.map((algorithm) => [algorithm, requestsFor(algorithm)] as const);

/** Dead ends that are neither entrance nor exit. */
const blindCells = ({ grid, entrance, exit }: Maze): number[] =>
  deadEnds(grid).filter((cell) => cell !== entrance && cell !== exit);

/** The walls around a dead end behind which, straight on, another cell is open. */
const thinWalls = (grid: Grid, cell: number): number[] =>
  beside(grid, cell).filter((wall, direction, around) => {
    if (around.length < 4 || grid.costs[wall] !== 0) return false;
    const beyond = beside(grid, wall);
    return beyond.length === 4 && grid.costs[beyond[direction]!] !== 0;
  });

describe.each(ALL)('%s', (algorithm, requests) => {
  test('at braid 0 is the maze without braiding', () => {
    for (const request of requests) expect(made({ ...request, braid: 0 })).toEqual(made(request));
  });

  test('at braid 1 has no dead end left behind whose wall another cell lies open', () => {
    for (const request of requests) {
      const maze = made({ ...request, braid: 1 });
      const left = blindCells(maze).filter((cell) => thinWalls(maze.grid, cell).length > 0);
      expect(left, `${JSON.stringify(request)}\n${picture(maze.grid)}`).toEqual([]);
    }
  });

  test('braided only opens cells, each beside what was a dead end, and keeps entrance, exit and outer wall', () => {
    for (const request of requests) {
      const before = made(request);
      for (const braid of [0.4, 1]) {
        const after = made({ ...request, braid });
        expect([after.entrance, after.exit]).toEqual([before.entrance, before.exit]);
        expect(
          [...before.grid.costs.keys()].filter((cell) => before.grid.costs[cell]! > after.grid.costs[cell]!),
        ).toEqual([]);
        const opened = openCells(after.grid).filter((cell) => before.grid.costs[cell] === 0);
        // A door around an odd torus is two cells, of which the dead end touches the first.
        const blind = blindCells(before);
        const first = opened.filter((cell) => beside(before.grid, cell).some((next) => blind.includes(next)));
        const isExplained = (cell: number): boolean =>
          first.includes(cell) || beside(after.grid, cell).some((next) => first.includes(next));
        expect(opened.filter((cell) => !isExplained(cell))).toEqual([]);
        expect(opened.filter((cell) => ways(after.grid, cell).length < 2)).toEqual([]);
        expect(opened.filter((cell) => !request.wrap && isOnBorder(after.grid, cell))).toEqual([]);
        expect(isConnected(after.grid)).toBe(true);
      }
    }
  });

  test('opens more dead ends the higher the braid', () => {
    const size = { width: 41, height: 41 };
    const opened = [0, 0.3, 0.7, 1].map((braid) =>
      range(1, 5).reduce((sum, seed) => sum + openCells(made({ algorithm, ...size, seed, braid }).grid).length, 0),
    );
    expect(opened).toEqual(opened.toSorted((a, b) => a - b));
    expect(new Set(opened).size).toBe(4);
  });
});

describe('on a torus, seen as rooms, braid 1 leaves no dead end', () => {
  test.each([4, 5, 8, 9, 14, 15])('%i×%i cells, but at the entrance and the exit', (side) => {
    for (const seed of range(1, 20)) {
      const maze = made({ algorithm: 'backtracker', width: side, height: side, seed, wrap: true, braid: 1 });
      expect(blindCells(maze)).toEqual([]);
    }
  });

  test('that has another room beside it around the edge, through one cell or two', () => {
    const draw = numbers(7);
    for (const seed of range(1, 300)) {
      const size = { width: 4 + draw.below(8), height: 4 + draw.below(8), wrap: true };
      const request = { algorithm: 'prim', ...size, seed, mask: randomMask(size, draw), braid: 1 } as const;
      const { grid, entrance, exit } = made(request);
      const read = roomsOfGrid(grid);
      if (!read.ok) throw new Error(`not a lattice: cell ${read.error.cell}`);
      const { rooms, kept } = read.value;
      const left = [...kept.keys()].filter((room) => {
        const cell = cellOfRoom(latticeOf(size, true), room);
        if (!kept[room] || cell === entrance || cell === exit) return false;
        const closed = DIRECTIONS.filter((direction) => !hasDoor(rooms, room, direction));
        return closed.length === 3 && closed.some((direction) => kept[neighbourRoom(rooms, room, direction)!]);
      });
      expect(left, `dead ends that could be opened in ${size.width}×${size.height}\n${picture(grid)}`).toEqual([]);
    }
  });
});
