import { type Random, type Size } from '@dedalo/grid';

/** A byte a cell, 1 for a wall; the border is always wall. */
export interface Room extends Size {
  readonly walls: Uint8Array;
}

/** How rooms are made; each looks different to a player. */
export const ROOM_STYLES = ['chambers', 'cave', 'hall', 'wings'] as const;
export type RoomStyle = (typeof ROOM_STYLES)[number];

type Carver = (room: Room, random: Random) => void;

const CARVERS: Readonly<Record<RoomStyle, Carver>> = { chambers, cave, hall, wings };

/** The share of the inner cells that a room opens at least and at most: less has no choices, more has no obstacles. */
const LEAST_OPEN = 0.35;
const MOST_OPEN = 0.75;

/** A room that hangs together, reaches all four sides and has no blind ends; undefined where chance made none. */
export function carveRoom(size: Size, style: RoomStyle, random: Random): Room | undefined {
  const room: Room = { ...size, walls: new Uint8Array(size.width * size.height).fill(1) };
  CARVERS[style](room, random);
  fillBlindEnds(room);
  return isGoodRoom(room) ? room : undefined;
}

export function isGoodRoom(room: Room): boolean {
  const open = openCells(room);
  const share = open.length / ((room.width - 2) * (room.height - 2));
  return share >= LEAST_OPEN && share <= MOST_OPEN && isWhole(room, open) && reachesAllSides(room, open);
}

export const openCells = ({ walls }: Room): number[] => [...walls.keys()].filter((cell) => walls[cell] === 0);

const besides = ({ width }: Size, cell: number): number[] => [cell - width, cell + 1, cell + width, cell - 1];

/** Rectangles, each of which overlaps or touches those before it. */
function chambers(room: Room, random: Random): void {
  const { width, height } = room;
  const wanted = random.int(3, 4 + Math.floor((width * height) / 40));
  for (let count = 0; count < wanted; count++) {
    const across = random.int(2, Math.min(5, width - 2));
    const down = random.int(2, Math.min(4, height - 2));
    open(room, { x: random.int(1, width - 1 - across), y: random.int(1, height - 1 - down), across, down });
  }
  for (const cell of openCells(room)) if (random.bool(0.06)) room.walls[cell] = 1;
}

/** A walk that turns at random and leaves stamps of a few cells behind it. */
function cave(room: Room, random: Random): void {
  const { width, height } = room;
  let x = random.int(1, width - 2);
  let y = random.int(1, height - 2);
  let [dx, dy] = [1, 0];
  for (let steps = Math.floor(width * height * 0.35); steps > 0; steps--) {
    if (random.bool(0.4)) [dx, dy] = random.bool() ? [dy, dx] : [-dy, -dx];
    if (x + dx < 1 || x + dx > width - 2) dx = -dx;
    if (y + dy < 1 || y + dy > height - 2) dy = -dy;
    x += dx;
    y += dy;
    const [across, down] = random.pick(STAMPS);
    open(room, { x: Math.min(x, width - 1 - across), y: Math.min(y, height - 1 - down), across, down });
  }
}

const STAMPS: readonly (readonly [across: number, down: number])[] = [
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
];

/** All open but for pillars and corners. */
function hall(room: Room, random: Random): void {
  const { width, height } = room;
  open(room, { x: 1, y: 1, across: width - 2, down: height - 2 });
  for (const [x, y] of [
    [1, 1],
    [width - 2, 1],
    [1, height - 2],
    [width - 2, height - 2],
  ] as const) {
    if (random.bool(0.6)) close(room, x, y);
  }
  const pillars = Math.floor((width - 2) * (height - 2) * (0.2 + random.float() * 0.15));
  for (let count = 0; count < pillars; count++) close(room, random.int(1, width - 2), random.int(1, height - 2));
}

/** Open halves with a wall between them that has one door or two, each with a few pillars. */
function wings(room: Room, random: Random): void {
  const { width, height } = room;
  hall(room, random);
  const isUpright = random.bool();
  const [long, wide] = isUpright ? [height, width] : [width, height];
  const at = random.int(3, Math.max(3, wide - 4));
  const doors = new Set([random.int(1, long - 2), random.int(1, long - 2)]);
  for (let along = 1; along < long - 1; along++) {
    const cell = isUpright ? along * width + at : at * width + along;
    room.walls[cell] = doors.has(along) ? 0 : 1;
  }
}

function open(room: Room, area: { x: number; y: number; across: number; down: number }): void {
  for (let y = area.y; y < area.y + area.down; y++) {
    for (let x = area.x; x < area.x + area.across; x++) room.walls[y * room.width + x] = 0;
  }
}

const close = (room: Room, x: number, y: number): void => void (room.walls[y * room.width + x] = 1);

/**
 * Closes cells that have one way in only, again and again. Nothing is lost: the player could turn round there and do no
 * more, and a box that went in would never come out.
 */
export function fillBlindEnds(room: Room, kept: readonly number[] = []): void {
  const queue = openCells(room);
  for (const cell of queue) {
    if (room.walls[cell] === 1 || kept.includes(cell)) continue;
    const ways = besides(room, cell).filter((beside) => room.walls[beside] === 0);
    if (ways.length > 1) continue;
    room.walls[cell] = 1;
    queue.push(...ways);
  }
}

function isWhole(room: Room, cells: readonly number[]): boolean {
  if (cells.length === 0) return false;
  const seen = new Set([cells[0]!]);
  for (const cell of seen) for (const beside of besides(room, cell)) if (room.walls[beside] === 0) seen.add(beside);
  return seen.size === cells.length;
}

const reachesAllSides = ({ width, height }: Size, cells: readonly number[]): boolean =>
  cells.some((cell) => cell % width === 1) &&
  cells.some((cell) => cell % width === width - 2) &&
  cells.some((cell) => Math.floor(cell / width) === 1) &&
  cells.some((cell) => Math.floor(cell / width) === height - 2);
