import type { Random, Size } from '@dedalo/grid';

/** A room and the wall beside it: two cells of 32 points (R15). */
const POINTS_PER_ROOM = 64;
/** Rooms for which a window has points, but which are left for what stands around the map. */
const ROOMS_LEFT_OUT = 3;
const USUAL_LEAST = 9;
/** A window too small for the usual least gets a smaller map, a huge one no map that takes long to make. */
const LEAST_ROOMS = 2;
const MOST_ROOMS = 253;

/** The side of a random map in cells: 2n + 1 for n rooms, from 9 to as many as the window holds (R47). */
function randomSide(points: number, random: Random): number {
  const fitting = Math.floor(points / POINTS_PER_ROOM) - ROOMS_LEFT_OUT;
  const most = Math.min(Math.max(fitting, LEAST_ROOMS), MOST_ROOMS);
  return 2 * random.int(Math.min(USUAL_LEAST, most), most) + 1;
}

export function randomSize(screen: Size, random: Random): Size {
  const width = randomSide(screen.width, random);
  return { width, height: randomSide(screen.height, random) };
}
