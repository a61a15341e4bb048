import library from 'amazejs';
import type { Tiles } from '../judges/perfect.ts';

export function amazejsMaze(rooms: number): () => Tiles {
  const side = 2 * rooms + 1;
  const maze = new library.Backtracker(side, side);
  maze.generate();
  return () => ({ width: side, height: side, open: maze.grid });
}
