import type { Canvas } from './canvas.ts';

/** For every place of the mask, its neighbours in the mask, a bit a direction. */
export function keptNeighbours(canvas: Canvas): Uint8Array {
  const ways = new Uint8Array(canvas.state.length);
  for (const place of canvas.places()) {
    for (let direction = 0; direction < 4; direction++) {
      if (canvas.isKept(canvas.neighbour(place, direction))) ways[place]! |= 1 << direction;
    }
  }
  return ways;
}
