import type { Canvas } from './canvas.ts';
import { DisjointSets } from './disjoint-sets.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

const EAST = 1;
const SOUTH = 2;

/** Takes all walls in random order and opens those between two parts that are not yet connected. */
export function* kruskal(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const walls = new Int32Array(canvas.size * 2);
  let count = 0;
  for (const place of canvas.places()) {
    for (const direction of [EAST, SOUTH]) {
      if (canvas.isKept(canvas.neighbour(place, direction))) walls[count++] = place * 4 + direction;
    }
    canvas.take(place);
  }
  const parts = new DisjointSets(canvas.state.length);
  for (const wall of random.shuffle(walls.subarray(0, count))) {
    const place = wall >> 2;
    const direction = wall & 3;
    if (!parts.union(place, canvas.neighbour(place, direction))) continue;
    if (stepping) yield { kind: 'open', place, direction };
    canvas.open(place, direction);
  }
}
