import { DELTAS, DIRECTIONS, type Direction, oppositeIndex } from '../geometry/direction.ts';
import { type Grid, isOpen, neighbour } from './grid.ts';

/** A room is known by its number: row · columns + column, rows counted downwards. */
export type Room = number;

/** A board whose walls stand between its rooms. Between two neighbours there is a wall or a door. */
export interface Rooms {
  readonly columns: number;
  readonly rows: number;
  readonly wrap: boolean;
  /** A byte a room: bit i is set where there is a door in direction i of `DIRECTIONS`. Both sides always agree. */
  readonly doors: Uint8Array;
}

export const createRooms = (columns: number, rows: number, options: { wrap?: boolean } = {}): Rooms => ({
  columns,
  rows,
  wrap: options.wrap ?? false,
  doors: new Uint8Array(columns * rows),
});

export function neighbourRoom(rooms: Rooms, room: Room, direction: Direction): Room | undefined {
  const { columns, rows } = rooms;
  const x = (room % columns) + DELTAS[direction].x;
  const y = Math.floor(room / columns) + DELTAS[direction].y;
  if (rooms.wrap) return ((y + rows) % rows) * columns + ((x + columns) % columns);
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x;
}

export const hasDoor = (rooms: Rooms, room: Room, direction: Direction): boolean =>
  ((rooms.doors[room]! >> DIRECTIONS.indexOf(direction)) & 1) === 1;

/** Opens or closes a door on both its sides. The outer wall of a plain board cannot be opened: false. */
export function setDoor(rooms: Rooms, room: Room, door: { direction: Direction; open: boolean }): boolean {
  const other = neighbourRoom(rooms, room, door.direction);
  if (other === undefined) return false;
  const here = DIRECTIONS.indexOf(door.direction);
  const there = oppositeIndex(here);
  if (door.open) {
    rooms.doors[room]! |= 1 << here;
    rooms.doors[other]! |= 1 << there;
  } else {
    rooms.doors[room]! &= ~(1 << here);
    rooms.doors[other]! &= ~(1 << there);
  }
  return true;
}

/** Every cell of a grid as a room of its own, with doors between open neighbours. */
export function roomsOfOpenCells(grid: Grid): Rooms {
  const rooms = createRooms(grid.width, grid.height, { wrap: grid.wrap });
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if (!isOpen(grid, cell)) continue;
    DIRECTIONS.forEach((direction, index) => {
      const next = neighbour(grid, cell, direction);
      if (next !== undefined && isOpen(grid, next)) rooms.doors[cell]! |= 1 << index;
    });
  }
  return rooms;
}
