import { type Random, type Size } from '@dedalo/grid';
import { createLevel, type Level } from '../level.ts';
import { canBePulledFrom, placeGoals } from './goals.ts';
import { carveRoom, fillBlindEnds, isGoodRoom, openCells, type Room, ROOM_STYLES } from './room.ts';

/** A room with its goals: what a level is before somebody says where it begins. */
export interface Board {
  readonly room: Room;
  readonly goals: readonly number[];
}

const ATTEMPTS = 50;

/** A new board by chance; undefined where the size leaves hardly any room for so many boxes. */
export function drawBoard(size: Size, boxes: number, random: Random): Board | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const room = carveRoom(size, random.pick(ROOM_STYLES), random);
    const goals = room && placeGoals(room, boxes, random);
    if (room && goals) return { room, goals };
  }
  return undefined;
}

/** A board with a wall or two more or less, or a goal elsewhere; undefined where that gives no good board. */
export function changeBoard({ room, goals }: Board, random: Random): Board | undefined {
  const walls = room.walls.slice();
  const changed = new Set(goals);
  const { width, height } = room;
  const anywhere = (): number => random.int(1, height - 2) * width + random.int(1, width - 2);
  const kind = random.below(10);
  if (kind < 3) {
    changed.delete(random.pick(goals));
    changed.add(anywhere());
  } else {
    for (let count = kind < 8 ? 1 : 2; count > 0; count--) {
      const cell = anywhere();
      walls[cell] = walls[cell] === 1 ? 0 : 1;
    }
  }
  const next = { room: { width, height, walls }, goals: [...changed].toSorted((a, b) => a - b) };
  fillBlindEnds(next.room, next.goals);
  const isGood =
    next.goals.length === goals.length &&
    next.goals.every((goal) => walls[goal] === 0 && canBePulledFrom(next.room, goal)) &&
    isGoodRoom(next.room);
  return isGood ? next : undefined;
}

/** The board as a level that is solved: a box on every goal. */
export function solvedLevel({ room, goals }: Board): Level | undefined {
  const player = openCells(room).find((cell) => !goals.includes(cell));
  if (player === undefined) return undefined;
  const level = createLevel({ ...room, goals, boxes: goals, player });
  return level.ok ? level.value : undefined;
}
