import type { Size } from '../geometry/point.ts';
import { err, ok, type Result } from '../result.ts';
import { type Cell, createGrid, type Grid, LEAST_COST, WALL } from './grid.ts';
import { createRooms, type Room, type Rooms } from './rooms.ts';

/**
 * How rooms lie on a grid of wall cells: room (i, j) is the cell (2i + 1, 2j + 1), a door is the cell between two
 * rooms. A plain lattice is walled in. On a torus the last door leads around the edge, through one cell where the
 * side is even, through two (one at each end, as on a race map) where it is odd. A plain grid of even side has a
 * second wall at its far end.
 */
export interface Lattice extends Size {
  readonly columns: number;
  readonly rows: number;
  readonly wrap: boolean;
}

const roomsAlong = (side: number, wrap: boolean): number => (wrap ? side >> 1 : (side - 1) >> 1);

export const latticeOf = ({ width, height }: Size, wrap: boolean): Lattice => ({
  width,
  height,
  wrap,
  columns: roomsAlong(width, wrap),
  rows: roomsAlong(height, wrap),
});

/** The smallest grid that holds the rooms. */
export function smallestLattice(rooms: Rooms): Lattice {
  const wall = rooms.wrap ? 0 : 1;
  return latticeOf({ width: 2 * rooms.columns + wall, height: 2 * rooms.rows + wall }, rooms.wrap);
}

export const cellOfRoom = (lattice: Lattice, room: Room): Cell =>
  (2 * Math.floor(room / lattice.columns) + 1) * lattice.width + 2 * (room % lattice.columns) + 1;

/** Positions from one room to the next along a side, the ends left out. */
function between(index: number, count: number, side: number): number[] {
  if (index < count - 1) return [2 * index + 2];
  return side === 2 * count ? [0] : [side - 1, 0];
}

/** The cells of the door east (or south) of a room. */
export function doorCells(lattice: Lattice, room: Room, direction: 'east' | 'south'): Cell[] {
  const { width, height, columns, rows } = lattice;
  const column = room % columns;
  const row = Math.floor(room / columns);
  return direction === 'east'
    ? between(column, columns, width).map((x) => (2 * row + 1) * width + x)
    : between(row, rows, height).map((y) => y * width + 2 * column + 1);
}

/** Doors laid out in rows: row r begins at `first + r · stride`. Of each byte only the doors' bits count. */
export interface DoorRows {
  readonly doors: Uint8Array;
  readonly first: number;
  readonly stride: number;
}

/** Draws rooms as cells. Rooms that are not `kept` stay walls. */
export function gridOfRooms(rooms: Rooms, options: { lattice?: Lattice; kept?: Uint8Array | undefined } = {}): Grid {
  const lattice = options.lattice ?? smallestLattice(rooms);
  return gridOfDoors({ doors: rooms.doors, first: 0, stride: rooms.columns }, lattice, options.kept);
}

export function gridOfDoors(source: DoorRows, lattice: Lattice, kept: Uint8Array | undefined): Grid {
  const { width, columns, rows } = lattice;
  const { doors } = source;
  const grid = createGrid(lattice, { wrap: lattice.wrap });
  const { costs } = grid;
  for (let row = 0; row < rows; row++) {
    const first = source.first + row * source.stride;
    const last = first + columns - 1;
    let cell = (2 * row + 1) * width + 1;
    const below = row < rows - 1 ? width : 0;
    for (let room = first; room < last; room++, cell += 2) {
      const open = doors[room]!;
      // In the last row there is nothing below: the room itself is drawn over what is written there.
      costs[cell + below] = (open >> 2) & 1;
      costs[cell] = LEAST_COST;
      costs[cell + 1] = (open >> 1) & 1;
    }
    costs[cell + below] = (doors[last]! >> 2) & 1;
    costs[cell] = LEAST_COST;
  }
  if (lattice.wrap) drawDoorsAroundTheEdge(source, lattice, grid);
  kept?.forEach((isKept, room) => {
    if (!isKept) costs[cellOfRoom(lattice, room)] = WALL;
  });
  return grid;
}

function drawDoorsAroundTheEdge({ doors, first, stride }: DoorRows, lattice: Lattice, grid: Grid): void {
  const { columns, rows } = lattice;
  const draw = (room: Room, direction: 'east' | 'south'): void => {
    for (const cell of doorCells(lattice, room, direction)) grid.costs[cell] = LEAST_COST;
  };
  for (let row = 0; row < rows; row++) {
    if (doors[first + row * stride + columns - 1]! & 2) draw((row + 1) * columns - 1, 'east');
  }
  for (let column = 0; column < columns; column++) {
    if (doors[first + (rows - 1) * stride + column]! & 4) draw((rows - 1) * columns + column, 'south');
  }
}

/** The first cell that keeps a grid from being a lattice: open where a wall must be, or a door to nowhere. */
export interface NotALattice {
  readonly code: 'not-a-lattice';
  readonly cell: Cell;
}

/** Reads rooms back from cells. Cells where a room should be, but which are walls, come back as not `kept`. */
export function roomsOfGrid(grid: Grid): Result<{ rooms: Rooms; kept: Uint8Array }, NotALattice> {
  const lattice = latticeOf(grid, grid.wrap);
  const rooms = createRooms(lattice.columns, lattice.rows, { wrap: grid.wrap });
  const kept = new Uint8Array(rooms.doors.length);
  for (let room = 0; room < kept.length; room++) {
    if (grid.costs[cellOfRoom(lattice, room)] !== WALL) kept[room] = 1;
  }
  const link = (room: Room, other: Room, bits: { door: Cell[]; here: number; there: number }): void => {
    if (!kept[room] || !kept[other] || !bits.door.every((cell) => grid.costs[cell] !== WALL)) return;
    rooms.doors[room]! |= bits.here;
    rooms.doors[other]! |= bits.there;
  };
  for (let room = 0; room < kept.length; room++) {
    const column = room % lattice.columns;
    const row = Math.floor(room / lattice.columns);
    const east = column < lattice.columns - 1 ? room + 1 : grid.wrap ? room - column : undefined;
    const south = row < lattice.rows - 1 ? room + lattice.columns : grid.wrap ? column : undefined;
    if (east !== undefined) link(room, east, { door: doorCells(lattice, room, 'east'), here: 2, there: 8 });
    if (south !== undefined) link(room, south, { door: doorCells(lattice, room, 'south'), here: 4, there: 1 });
  }
  const drawn = gridOfRooms(rooms, { lattice, kept });
  for (let cell = 0; cell < grid.costs.length; cell++) {
    if ((grid.costs[cell] === WALL) !== (drawn.costs[cell] === WALL)) return err({ code: 'not-a-lattice', cell });
  }
  return ok({ rooms, kept });
}
