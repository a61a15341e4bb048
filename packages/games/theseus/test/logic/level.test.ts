import { createRooms, setDoor } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { BLOCKED, createLevel, LONGEST_SIDE, type Setup, walkFrom } from '../../src/logic/level.ts';
import { level, valueOf } from './support/drawn.ts';

const setup = (changes: Partial<Setup> = {}): Setup => ({
  rooms: createRooms(4, 3),
  theseus: 0,
  minotaur: 5,
  exit: 11,
  ...changes,
});

const problem = (changes: Partial<Setup>) => {
  const created = createLevel(setup(changes));
  return created.ok ? undefined : created.error;
};

test('a level knows where every step leads', () => {
  const { steps } = level(`
    +---+---+---+
    | T     | M |
    +   +---+   +
    |           |
    +   +   +   +
    |         E |
    +---+---+---+
  `);
  const around = (square: number): number[] => Array.from(steps.subarray(square * 4, square * 4 + 4));
  expect(around(0)).toEqual([BLOCKED, 1, 3, BLOCKED]);
  expect(around(1)).toEqual([BLOCKED, BLOCKED, BLOCKED, 0]);
  expect(around(4)).toEqual([BLOCKED, 5, 7, 3]);
});

describe('no level is', () => {
  test.each([
    [2, 3],
    [3, 2],
    [0, 0],
    [-3, 3],
    [Number.NaN, 3],
  ])('smaller than 3×3: %d×%d', (columns, rows) => {
    const rooms = { columns, rows, wrap: false, doors: new Uint8Array(12) };
    expect(problem({ rooms })).toEqual({ code: 'level-too-small', least: 3 });
  });

  test('larger than 20×20', () => {
    expect(problem({ rooms: createRooms(LONGEST_SIDE + 1, 3) })).toEqual({ code: 'level-too-large', most: 20 });
    expect(problem({ rooms: createRooms(3, LONGEST_SIDE + 1) })).toEqual({ code: 'level-too-large', most: 20 });
    expect(problem({ rooms: createRooms(20, 20) })).toBeUndefined();
  });

  test('a board that is not whole', () => {
    expect(problem({ rooms: { ...createRooms(4, 3), doors: new Uint8Array(11) } })?.code).toBe('board-incomplete');
    expect(problem({ rooms: { ...createRooms(4, 3), columns: 3.5 } })?.code).toBe('board-incomplete');
    expect(problem({ rooms: createRooms(4, 3, { wrap: true }) })?.code).toBe('board-incomplete');
    expect(problem({ rooms: { ...createRooms(4, 3), doors: new Uint8Array(12).fill(16) } })?.code).toBe(
      'board-incomplete',
    );
  });

  test('open at its border, or on one side of a wall', () => {
    const doors = new Uint8Array(12);
    doors[3] = 0b0010;
    expect(problem({ rooms: { ...createRooms(4, 3), doors } })?.code).toBe('border-open');
    doors[3] = 0b1000;
    expect(problem({ rooms: { ...createRooms(4, 3), doors } })?.code).toBe('doors-differ');
  });

  test.each([12, -1, 1.5, Number.NaN])('without a piece on it: %d', (square) => {
    expect(problem({ theseus: square })?.code).toBe('piece-outside');
    expect(problem({ minotaur: square })?.code).toBe('piece-outside');
    expect(problem({ exit: square })?.code).toBe('piece-outside');
  });

  test('over before it begins', () => {
    expect(problem({ minotaur: 0 })?.code).toBe('begins-caught');
    expect(problem({ exit: 0 })?.code).toBe('begins-escaped');
    expect(problem({ minotaur: 11 })).toBeUndefined();
  });
});

test('walking distances go around walls', () => {
  const rooms = createRooms(3, 3);
  for (const room of [0, 1]) setDoor(rooms, room, { direction: 'east', open: true });
  for (const room of [2, 5]) setDoor(rooms, room, { direction: 'south', open: true });
  const walled = valueOf(createLevel({ rooms, theseus: 0, minotaur: 3, exit: 8 }));
  expect([...walkFrom(walled, 8)]).toEqual([4, 3, 2, BLOCKED, BLOCKED, 1, BLOCKED, BLOCKED, 0]);
});
