import { besides, type Board, isWalled, type Tile } from './board.ts';

/** No way leads there. */
export const FAR = -1;

/** How many steps every tile is from one tile, through the walls as they stand. */
export function distancesFrom(board: Board, from: Tile): Int16Array {
  const distances = new Int16Array(board.walls.length).fill(FAR);
  distances[from] = 0;
  const queue = [from];
  for (const tile of queue) {
    for (let way = 0; way < 4; way++) {
      if (isWalled(board, tile, way)) continue;
      const next = besides(board.size, tile, way)!;
      if (distances[next] !== FAR) continue;
      distances[next] = distances[tile]! + 1;
      queue.push(next);
    }
  }
  return distances;
}

const known = new WeakMap<Board, (Int16Array | undefined)[]>();

/** The same, remembered for as long as the board is. */
export function knownDistances(board: Board, from: Tile): Int16Array {
  const tables = known.get(board) ?? [];
  known.set(board, tables);
  return (tables[from] ??= distancesFrom(board, from));
}
