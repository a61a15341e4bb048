import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createRooms,
  DIRECTIONS,
  hasDoor,
  neighbourRoom,
  opposite,
  roomsOfOpenCells,
  setDoor,
} from '../../src/index.ts';
import { board } from '../support/board.ts';
import { beside, ways } from '../support/walking.ts';
import { smallGrid } from '../support/grids.ts';
import { numbers, range } from '../support/numbers.ts';

const shape = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.boolean());
const change = fc.tuple(fc.nat(), fc.constantFrom(...DIRECTIONS), fc.boolean());

test('new rooms have no doors', () => {
  const rooms = createRooms(3, 2);
  expect(rooms).toEqual({ columns: 3, rows: 2, wrap: false, doors: new Uint8Array(6) });
  expect(DIRECTIONS.some((direction) => hasDoor(rooms, 4, direction))).toBe(false);
});

test('neighbouring rooms lie as neighbouring cells do', () => {
  fc.assert(
    fc.property(shape, fc.nat(), ([columns, rows, wrap], n) => {
      const board = createRooms(columns, rows, { wrap });
      const room = n % (columns * rows);
      const found = DIRECTIONS.map((direction) => neighbourRoom(board, room, direction));
      const grid = { width: columns, height: rows, wrap, costs: board.doors };
      expect(found.filter((other) => other !== undefined)).toEqual(beside(grid, room));
    }),
  );
});

describe('a door', () => {
  test('is opened and closed on both its sides at once', () => {
    const rooms = createRooms(2, 1);
    expect(setDoor(rooms, 0, { direction: 'east', open: true })).toBe(true);
    expect([hasDoor(rooms, 0, 'east'), hasDoor(rooms, 1, 'west')]).toEqual([true, true]);
    expect(setDoor(rooms, 1, { direction: 'west', open: false })).toBe(true);
    expect([...rooms.doors]).toEqual([0, 0]);
  });

  test('cannot be made in the outer wall of a plain board', () => {
    const rooms = createRooms(2, 2);
    for (const [room, direction] of [
      [0, 'north'],
      [0, 'west'],
      [3, 'south'],
      [3, 'east'],
    ] as const) {
      expect(setDoor(rooms, room, { direction, open: true })).toBe(false);
    }
    expect([...rooms.doors]).toEqual([0, 0, 0, 0]);
  });

  test('leads around the edge of a torus', () => {
    const rooms = createRooms(3, 2, { wrap: true });
    expect(setDoor(rooms, 0, { direction: 'west', open: true })).toBe(true);
    expect(hasDoor(rooms, 2, 'east')).toBe(true);
  });

  test('is seen alike from both sides after any number of changes', () => {
    fc.assert(
      fc.property(shape, fc.array(change, { maxLength: 40 }), ([columns, rows, wrap], changes) => {
        const board = createRooms(columns, rows, { wrap });
        for (const [n, direction, open] of changes) {
          const room = n % (columns * rows);
          const isSet = setDoor(board, room, { direction, open });
          expect(isSet).toBe(neighbourRoom(board, room, direction) !== undefined);
          expect(hasDoor(board, room, direction)).toBe(isSet && open);
        }
        for (const room of range(0, columns * rows - 1)) {
          for (const direction of DIRECTIONS) {
            const other = neighbourRoom(board, room, direction);
            const seen = other === undefined ? false : hasDoor(board, other, opposite(direction));
            expect(hasDoor(board, room, direction)).toBe(seen);
          }
        }
      }),
    );
  });
});

describe('open cells as rooms', () => {
  test('have doors where open cells touch', () => {
    const rooms = roomsOfOpenCells(
      board(`
        ..#
        #..
      `),
    );
    // Bits: north 1, east 2, south 4, west 8.
    expect([...rooms.doors]).toEqual([2, 12, 0, 0, 3, 8]);
  });

  test('have as many doors as ways on, plain and torus', () => {
    const draw = numbers(1);
    for (const _ of range(1, 200)) {
      const grid = smallGrid(draw);
      const rooms = roomsOfOpenCells(grid);
      for (const cell of grid.costs.keys()) {
        const doors = DIRECTIONS.filter((direction) => hasDoor(rooms, cell, direction)).length;
        expect(doors).toBe(grid.costs[cell] === 0 ? 0 : ways(grid, cell).length);
      }
    }
  });
});
