import {
  DIRECTIONS,
  generateMaze,
  hasDoor,
  neighbourRoom,
  type Random,
  type Rooms,
  roomsOfGrid,
  setDoor,
  type Size,
  WALL,
} from '@dedalo/grid';
import { BLOCKED, createLevel, type Level, type Setup, type Square, walkFrom } from '../level.ts';

/** A place where a wall can stand: east or south of a square. */
export interface Side {
  readonly square: Square;
  readonly direction: 'east' | 'south';
}

const sidesOf = (rooms: Rooms): Side[] =>
  [...rooms.doors.keys()].flatMap((square) =>
    (['east', 'south'] as const)
      .filter((direction) => neighbourRoom(rooms, square, direction) !== undefined)
      .map((direction) => ({ square, direction })),
  );

export const wallsOf = (rooms: Rooms): Side[] =>
  sidesOf(rooms).filter(({ square, direction }) => !hasDoor(rooms, square, direction));

const bordersOf = ({ columns, rows, doors }: Rooms): Square[] =>
  [...doors.keys()].filter((square) => {
    const column = square % columns;
    return column === 0 || column === columns - 1 || square < columns || square >= columns * (rows - 1);
  });

/**
 * A maze with many of its walls taken out. The exit lies at the border, as exits do, and Theseus beside it, so that he
 * can escape: from there a level can only become harder.
 */
export function firstLevel(size: Size, random: Random): Level {
  const rooms = openRooms(size, random);
  const exit = random.pick(bordersOf(rooms));
  const ways = DIRECTIONS.filter((direction) => hasDoor(rooms, exit, direction));
  const theseus = neighbourRoom(rooms, exit, random.pick(ways))!;
  for (;;) {
    const level = accepted({ rooms, theseus, minotaur: random.below(rooms.doors.length), exit });
    if (level) return level;
  }
}

function openRooms({ width, height }: Size, random: Random): Rooms {
  const seed = random.next();
  const maze = generateMaze({ algorithm: 'kruskal', width: 2 * width + 1, height: 2 * height + 1, seed });
  if (!maze.ok) throw new Error(`openRooms: ${maze.error.code} at ${width}×${height}`);
  const { grid, entrance, exit } = maze.value;
  for (const opening of [entrance, exit]) grid.costs[opening] = WALL;
  const read = roomsOfGrid(grid);
  if (!read.ok) throw new Error(`openRooms: ${read.error.code} at ${width}×${height}, seed ${seed}`);
  const { rooms } = read.value;
  const share = random.int(40, 90) / 100;
  for (const { square, direction } of wallsOf(rooms)) {
    if (random.bool(share)) setDoor(rooms, square, { direction, open: true });
  }
  return rooms;
}

/** A level with a wall more or less, or a piece elsewhere; undefined where that gives no good board. */
export function changedLevel(level: Level, random: Random): Level | undefined {
  const kind = random.below(10);
  if (kind === 0) return accepted({ ...level, theseus: random.below(level.rooms.doors.length) });
  if (kind === 1) return accepted({ ...level, minotaur: random.below(level.rooms.doors.length) });
  if (kind === 2) return accepted({ ...level, exit: random.pick(bordersOf(level.rooms)) });
  const sides = sidesOf(level.rooms);
  return withToggled(level, kind < 8 ? [random.pick(sides)] : [random.pick(sides), random.pick(sides)]);
}

export function withToggled(level: Level, sides: readonly Side[]): Level | undefined {
  const rooms = { ...level.rooms, doors: level.rooms.doors.slice() };
  for (const { square, direction } of sides) {
    setDoor(rooms, square, { direction, open: !hasDoor(rooms, square, direction) });
  }
  return accepted({ ...level, rooms });
}

/** A good board hangs together, and the Minotaur does not begin in the exit. */
function accepted(setup: Setup): Level | undefined {
  if (setup.minotaur === setup.exit) return undefined;
  const level = createLevel(setup);
  return level.ok && walkFrom(level.value, 0).every((steps) => steps !== BLOCKED) ? level.value : undefined;
}
