import type { Level } from '../level.ts';

/** The walls of a level without those that touch no cell inside, corners included: the room as a player sees it. */
export function withoutOuterWalls({ width, height, walls, isInside }: Level): Uint8Array {
  return walls.map((wall, cell) => {
    if (wall === 0) return 0;
    const x = cell % width;
    const y = Math.floor(cell / width);
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        if (isInside[v * width + u] === 1) return 1;
      }
    }
    return 0;
  });
}
