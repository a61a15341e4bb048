import library from '@sbj42/maze-generator';
import type { Tiles } from '../judges/perfect.ts';

/** Its default plugin is @sbj42/maze-generator-backtrack. It makes rooms; drawing them as cells is off the clock. */
export function sbj42Maze(rooms: number): () => Tiles {
  const maze = library.generate(rooms, rooms, {});
  return () => {
    const width = 2 * rooms + 1;
    const open = new Uint8Array(width * width);
    for (let y = 0; y < rooms; y++) {
      for (let x = 0; x < rooms; x++) {
        const room = maze.cell(x, y);
        const cell = (2 * y + 1) * width + 2 * x + 1;
        open[cell] = 1;
        if (room.east()) open[cell + 1] = 1;
        if (room.south()) open[cell + width] = 1;
      }
    }
    return { width, height: width, open };
  };
}
