import { type Cell, type Grid, isOpen, WALL } from '../board/grid.ts';
import { roomsOfGrid } from '../board/lattice.ts';
import { neighbourRoom, type Room, type Rooms, roomsOfOpenCells } from '../board/rooms.ts';
import { DIRECTIONS } from '../geometry/direction.ts';

export interface MazeMeasures {
  /** Rooms; in a maze that is not made of rooms, open cells. */
  readonly rooms: number;
  readonly deadEnds: number;
  readonly junctions: number;
  /** Steps between the two rooms farthest apart: exact for perfect mazes, else the best of two sweeps. */
  readonly longestPath: number;
  /** Rooms of an average dead-end passage, from its tip up to the junction: high where the maze flows like a river. */
  readonly river: number;
}

/** Measures the rooms of a grid; openings in its outer wall do not count. */
export function measureMaze(grid: Grid): MazeMeasures {
  const rooms = roomsOfGrid(grid.wrap ? grid : withoutOpenings(grid));
  if (rooms.ok) return measureRooms(rooms.value.rooms, rooms.value.kept);
  return measureRooms(
    roomsOfOpenCells(grid),
    grid.costs.map((_, cell) => (isOpen(grid, cell) ? 1 : 0)),
  );
}

/** On an even side an opening goes through two walls: the cell behind it is part of it. */
function withoutOpenings(grid: Grid): Grid {
  const { width, height } = grid;
  const costs = grid.costs.slice();
  const close = (border: Cell, behind: Cell | undefined): void => {
    if (behind !== undefined && isOpen(grid, border)) costs[behind] = WALL;
    costs[border] = WALL;
  };
  for (let x = 0; x < width; x++) {
    close(x, undefined);
    close((height - 1) * width + x, height % 2 === 0 ? (height - 2) * width + x : undefined);
  }
  for (let y = 0; y < height; y++) {
    close(y * width, undefined);
    close(y * width + width - 1, width % 2 === 0 ? y * width + width - 2 : undefined);
  }
  return { ...grid, costs };
}

const doorCount = (doors: number): number => (doors & 1) + ((doors >> 1) & 1) + ((doors >> 2) & 1) + ((doors >> 3) & 1);

function throughDoors(rooms: Rooms, room: Room): Room[] {
  return DIRECTIONS.flatMap((direction, index) =>
    (rooms.doors[room]! >> index) & 1 ? [neighbourRoom(rooms, room, direction)!] : [],
  );
}

export function measureRooms(rooms: Rooms, kept: Uint8Array): MazeMeasures {
  let count = 0;
  let deadEnds = 0;
  let junctions = 0;
  let deadEndRooms = 0;
  let first: Room | undefined;
  for (let room = 0; room < kept.length; room++) {
    if (!kept[room]) continue;
    first ??= room;
    count++;
    const doors = doorCount(rooms.doors[room]!);
    if (doors >= 3) junctions++;
    if (doors !== 1) continue;
    deadEnds++;
    deadEndRooms += passageLength(rooms, room);
  }
  const tip = first === undefined ? undefined : farthestRoom(rooms, first).room;
  return {
    rooms: count,
    deadEnds,
    junctions,
    longestPath: tip === undefined ? 0 : farthestRoom(rooms, tip).distance,
    river: deadEnds === 0 ? 0 : deadEndRooms / deadEnds,
  };
}

/** The rooms from a dead end up to, and without, the next junction; up to the other dead end if there is none. */
function passageLength(rooms: Rooms, deadEnd: Room): number {
  let length = 1;
  let from = deadEnd;
  let [at] = throughDoors(rooms, deadEnd);
  while (at !== undefined && doorCount(rooms.doors[at]!) <= 2) {
    length++;
    const next = throughDoors(rooms, at).find((room) => room !== from);
    from = at;
    at = next;
  }
  return length;
}

function farthestRoom(rooms: Rooms, start: Room): { room: Room; distance: number } {
  const distances = new Int32Array(rooms.doors.length).fill(-1);
  const queue = new Int32Array(rooms.doors.length);
  let end = 0;
  queue[end++] = start;
  distances[start] = 0;
  for (let head = 0; head < end; head++) {
    const room = queue[head]!;
    for (const next of throughDoors(rooms, room)) {
      if (distances[next] !== -1) continue;
      distances[next] = distances[room]! + 1;
      queue[end++] = next;
    }
  }
  const room = queue[end - 1]!;
  return { room, distance: distances[room]! };
}
