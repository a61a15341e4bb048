import type { Canvas } from './canvas.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

/** Adds one edge at a time, chosen evenly from all edges that lead out of the maze. */
export function* prim(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [start] = canvas.places();
  if (start === undefined) return;
  const edges = new Int32Array(canvas.size * 4);
  let count = 0;
  const addEdges = (place: number): void => {
    const free = canvas.free(place);
    for (let direction = 0; direction < 4; direction++) {
      if ((free >> direction) & 1) edges[count++] = place * 4 + direction;
    }
  };
  canvas.take(start);
  addEdges(start);
  while (count > 0) {
    const index = random.below(count);
    const edge = edges[index]!;
    edges[index] = edges[--count]!;
    const place = edge >> 2;
    const direction = edge & 3;
    if (!canvas.isFree(canvas.neighbour(place, direction))) continue;
    if (stepping) yield { kind: 'open', place, direction };
    addEdges(canvas.open(place, direction));
  }
}
