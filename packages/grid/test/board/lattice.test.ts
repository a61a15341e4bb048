import { describe, expect, test } from 'vitest';
import {
  cellOfRoom,
  createRooms,
  DIRECTIONS,
  doorCells,
  gridOfRooms,
  type Lattice,
  latticeOf,
  neighbourRoom,
  type Rooms,
  roomsOfGrid,
  setDoor,
  smallestLattice,
} from '../../src/index.ts';
import { at, board, picture } from '../support/board.ts';
import { type Numbers, numbers, range } from '../support/numbers.ts';

/** Rooms with random doors between kept ones. */
function randomRooms(draw: Numbers, shape: { columns: number; rows: number; wrap: boolean; kept: Uint8Array }): Rooms {
  const rooms = createRooms(shape.columns, shape.rows, { wrap: shape.wrap });
  for (const room of range(0, shape.columns * shape.rows - 1)) {
    for (const direction of DIRECTIONS) {
      const other = neighbourRoom(rooms, room, direction);
      if (other === undefined || !shape.kept[room] || !shape.kept[other]) continue;
      setDoor(rooms, room, { direction, open: draw.chance(0.5) });
    }
  }
  return rooms;
}

/** All grids on which the rooms can be drawn: the smallest, and one cell longer on either side. */
const latticesFor = (rooms: Rooms): Lattice[] => {
  const { width, height } = smallestLattice(rooms);
  return [
    [width, height],
    [width + 1, height],
    [width, height + 1],
    [width + 1, height + 1],
  ].map(([w, h]) => latticeOf({ width: w!, height: h! }, rooms.wrap));
};

describe('rooms drawn as cells', () => {
  test('are read back as they were, plain and torus, on smallest, even and odd sizes, with and without a mask', () => {
    const draw = numbers(2);
    for (const _ of range(1, 500)) {
      const shape = { columns: 1 + draw.below(6), rows: 1 + draw.below(6), wrap: draw.chance(0.5) };
      const share = draw.chance(0.5) ? 1 : 0.7;
      const kept = Uint8Array.from({ length: shape.columns * shape.rows }, () => (draw.chance(share) ? 1 : 0));
      const rooms = randomRooms(draw, { ...shape, kept });
      expect(roomsOfGrid(gridOfRooms(rooms, { kept }))).toEqual({ ok: true, value: { rooms, kept } });
      for (const lattice of latticesFor(rooms)) {
        const grid = gridOfRooms(rooms, { lattice, kept });
        expect([grid.width, grid.height]).toEqual([lattice.width, lattice.height]);
        expect(roomsOfGrid(grid)).toEqual({ ok: true, value: { rooms, kept } });
      }
    }
  });

  test('are all kept where no mask is given', () => {
    const read = roomsOfGrid(gridOfRooms(createRooms(3, 2)));
    expect(read.ok && [...read.value.kept]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('lie on odd columns and rows, with a door as the cell between', () => {
    const rooms = createRooms(3, 2);
    setDoor(rooms, 0, { direction: 'east', open: true });
    setDoor(rooms, 1, { direction: 'south', open: true });
    setDoor(rooms, 4, { direction: 'east', open: true });
    expect(picture(gridOfRooms(rooms))).toBe(['#######', '#...#.#', '###.###', '#.#...#', '#######'].join('\n'));
  });

  test('of an even plain grid have a second wall at the far end', () => {
    const rooms = createRooms(2, 1);
    setDoor(rooms, 0, { direction: 'east', open: true });
    const lattice = latticeOf({ width: 6, height: 4 }, false);
    expect(picture(gridOfRooms(rooms, { lattice }))).toBe(['######', '#...##', '######', '######'].join('\n'));
  });

  test('of a torus have a door of one cell around an even side, of two around an odd one', () => {
    const rooms = createRooms(2, 2, { wrap: true });
    setDoor(rooms, 0, { direction: 'west', open: true });
    setDoor(rooms, 3, { direction: 'south', open: true });
    expect(picture(gridOfRooms(rooms))).toBe(['###.', '..#.', '####', '#.#.'].join('\n'));
    const lattice = latticeOf({ width: 5, height: 5 }, true);
    expect(picture(gridOfRooms(rooms, { lattice }))).toBe(['###.#', '..#..', '#####', '#.#.#', '###.#'].join('\n'));
  });

  test('have room and door cells where cellOfRoom and doorCells say', () => {
    const plain = latticeOf({ width: 7, height: 5 }, false);
    expect(range(0, 5).map((room) => cellOfRoom(plain, room))).toEqual([8, 10, 12, 22, 24, 26]);
    expect(doorCells(plain, 0, 'east')).toEqual([9]);
    expect(doorCells(plain, 1, 'south')).toEqual([17]);
    const torus = latticeOf({ width: 5, height: 4 }, true);
    expect(doorCells(torus, 1, 'east')).toEqual([9, 5]);
    expect(doorCells(torus, 3, 'south')).toEqual([3]);
  });
});

describe('a grid is no lattice, and the first cell that is wrong is named,', () => {
  const wrongCell = (drawing: string, options: { wrap?: boolean } = {}): unknown => {
    const read = roomsOfGrid(board(drawing, options));
    return read.ok ? 'is a lattice' : { code: read.error.code, cell: read.error.cell };
  };
  const wrong = (cell: number): unknown => ({ code: 'not-a-lattice', cell });

  test('where a pillar is missing', () => {
    expect(
      wrongCell(`
        #####
        #.#.#
        ##.##
        #.#.#
        #####
      `),
    ).toEqual(wrong(12));
  });

  test('where the outer wall of a plain grid is open', () => {
    expect(
      wrongCell(`
        #####
        #....
        #####
      `),
    ).toEqual(wrong(9));
  });

  test('where a door leads to a room that is a wall', () => {
    expect(
      wrongCell(`
        #####
        #..##
        #####
      `),
    ).toEqual(wrong(7));
  });

  test('where only one of the two cells around an odd torus is open', () => {
    const drawing = `
      #####
      #.#..
      #####
      #.#.#
      #####
    `;
    expect(wrongCell(drawing, { wrap: true })).toEqual(wrong(9));
  });

  test('where the second far wall of an even plain grid is open', () => {
    expect(
      wrongCell(`
        ####
        #..#
        ####
      `),
    ).toEqual(wrong(6));
  });

  test('where it is too small for rooms and yet open', () => {
    expect(wrongCell('#.#')).toEqual(wrong(1));
  });

  test('whichever single wall cell of a drawn lattice is opened that is neither room nor door', () => {
    const grid = gridOfRooms(createRooms(3, 3, { wrap: true }));
    for (const x of [0, 2, 4]) {
      for (const y of [0, 2, 4]) {
        const cell = at(grid, x, y);
        const costs = grid.costs.with(cell, 1);
        expect(roomsOfGrid({ ...grid, costs })).toEqual({ ok: false, error: { code: 'not-a-lattice', cell } });
      }
    }
  });
});

test('walls and nothing else are rooms of which none is kept', () => {
  const read = roomsOfGrid(board('###\n###\n###'));
  expect(read.ok && [...read.value.kept]).toEqual([0]);
});

test('a cost other than 1 is as open as any', () => {
  const read = roomsOfGrid(board('#####\n#295#\n#####'));
  expect(read.ok && [...read.value.rooms.doors]).toEqual([2, 8]);
});
