/** A tile by its number: row from the bottom times the size, plus the column. */
export type Tile = number;

/** A square of tiles with walls between some of them and all around. `checkBoard` is the door for foreign ones. */
export interface Board {
  /** Tiles a side; odd, so that there is a middle. */
  readonly size: number;
  /** A byte a tile: bit i is set where a wall stands on its side `DICE[i]` (up, right, down, left). */
  readonly walls: Uint8Array;
}

/** No tile has more, so nobody is ever shut in. */
export const MOST_WALLS_A_TILE = 2;
export const SMALLEST_SIZE = 5;
export const LARGEST_SIZE = 21;

export const middleOf = (size: number): Tile => (size * size - 1) / 2;

export const isWalled = ({ walls }: Board, tile: Tile, way: number): boolean => ((walls[tile]! >> way) & 1) === 1;

/** The tile that way, whatever stands between; undefined past the edge. */
export function besides(size: number, tile: Tile, way: number): Tile | undefined {
  const column = tile % size;
  if (way === 0) return tile + size < size * size ? tile + size : undefined;
  if (way === 1) return column + 1 < size ? tile + 1 : undefined;
  if (way === 2) return tile >= size ? tile - size : undefined;
  return column > 0 ? tile - 1 : undefined;
}

/** Where a step that way leads: the same tile where a wall is in the way. */
export const stepFrom = (board: Board, tile: Tile, way: number): Tile =>
  isWalled(board, tile, way) ? tile : besides(board.size, tile, way)!;
