import type { Random } from '@dedalo/grid';
import { besides, type Board, isWalled, middleOf, MOST_WALLS_A_TILE, type Tile } from './board.ts';
import { oppositeWay } from './dice.ts';
import type { Config } from './state.ts';

/** Theseus begins in the corner at the bottom left. */
export const ENTRANCE: Tile = 0;

/**
 * Tries every inner wall once, in random order, and builds it where both tiles may have one more and the board stays in
 * one piece. A wall that is refused stays impossible, so afterwards no other fits, or the walls are used up.
 */
export function generateBoard({ size, walls: most }: Pick<Config, 'size' | 'walls'>, random: Random): Board {
  const board: Board = { size, walls: borderOf(size) };
  const { walls } = board;
  let left = most - 4 * size;
  for (const wall of random.shuffle(innerWalls(size))) {
    // A wall between two tiles has two sides, and the walls are counted in sides.
    if (left < 2) break;
    const tile = wall >> 1;
    const way = wall & 1;
    const other = besides(size, tile, way)!;
    if (wallsOf(board, tile) >= MOST_WALLS_A_TILE || wallsOf(board, other) >= MOST_WALLS_A_TILE) continue;
    walls[tile]! |= 1 << way;
    walls[other]! |= 1 << oppositeWay(way);
    if (hangTogether(board, tile, other)) {
      left -= 2;
      continue;
    }
    walls[tile]! &= ~(1 << way);
    walls[other]! &= ~(1 << oppositeWay(way));
  }
  return board;
}

/** Distinct tiles, none of them where a player begins. */
export function placeSupplies({ size, supplies }: Pick<Config, 'size' | 'supplies'>, random: Random): Tile[] {
  const tiles = Array.from({ length: size * size }, (_, tile) => tile);
  const free = tiles.filter((tile) => tile !== ENTRANCE && tile !== middleOf(size));
  return random.shuffle(free).slice(0, supplies);
}

/** Only the walls all around. The entrance below tile 0 is one of them: nobody leaves (TB3). */
export function borderOf(size: number): Uint8Array {
  return Uint8Array.from({ length: size * size }, (_, tile) => {
    let walls = 0;
    for (let way = 0; way < 4; way++) if (besides(size, tile, way) === undefined) walls |= 1 << way;
    return walls;
  });
}

/** Each as twice its tile, plus 0 for the wall above it or 1 for the wall to its right. */
function innerWalls(size: number): number[] {
  const found: number[] = [];
  for (let tile = 0; tile < size * size; tile++) {
    for (let way = 0; way < 2; way++) if (besides(size, tile, way) !== undefined) found.push(2 * tile + way);
  }
  return found;
}

/** How many sides of a tile have a wall. */
export function wallsOf({ walls }: Board, tile: Tile): number {
  const sides = walls[tile]!;
  return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1);
}

/** Whether there is a way from one tile to the other. */
function hangTogether(board: Board, from: Tile, to: Tile): boolean {
  const isFound = new Uint8Array(board.walls.length);
  isFound[from] = 1;
  const queue = [from];
  for (const tile of queue) {
    for (let way = 0; way < 4; way++) {
      if (isWalled(board, tile, way)) continue;
      const next = besides(board.size, tile, way)!;
      if (next === to) return true;
      if (isFound[next] === 1) continue;
      isFound[next] = 1;
      queue.push(next);
    }
  }
  return false;
}
