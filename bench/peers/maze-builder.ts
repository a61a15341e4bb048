import { Algorithm, generateMaze } from 'maze-builder';
import type { Tiles } from '../judges/perfect.ts';

export function mazeBuilderMaze(rooms: number, seed: number): () => Tiles {
  const matrix = generateMaze({ width: rooms, height: rooms, algorithm: Algorithm.DFS, seed });
  return () => {
    const width = 2 * rooms + 1;
    const open = new Uint8Array(width * matrix.length);
    for (const [y, row] of matrix.entries()) open.set(row, y * width);
    return { width, height: matrix.length, open };
  };
}
