import type { Canvas } from './canvas.ts';
import { DisjointSets } from './disjoint-sets.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

const EAST = 1;
const SOUTH = 2;

/** One row at a time: joins neighbours of different sets at random, then leads every set down at least once. */
export function* eller(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const sets = new DisjointSets(canvas.state.length);
  /** By set: how many rooms of it the row holds, and the one of them, evenly drawn, that leads down for certain. */
  const count = new Int32Array(canvas.state.length);
  const descent = new Int32Array(canvas.state.length);
  for (let row = 1; row <= canvas.rows; row++) {
    const first = row * canvas.stride + 1;
    const end = first + canvas.columns;
    const isLastRow = row === canvas.rows;
    for (let place = first; place < end; place++) canvas.take(place);
    for (let place = first; place < end - 1; place++) {
      if (!isLastRow && random.bool()) continue;
      if (!sets.union(place, place + 1)) continue;
      if (stepping) yield { kind: 'open', place, direction: EAST };
      canvas.open(place, EAST);
    }
    if (isLastRow) return;
    for (let place = first; place < end; place++) {
      const set = sets.find(place);
      count[set]! += 1;
      if (random.below(count[set]!) === 0) descent[set] = place;
    }
    for (let place = first; place < end; place++) {
      if (descent[sets.find(place)] !== place && random.bool()) continue;
      if (stepping) yield { kind: 'open', place, direction: SOUTH };
      canvas.open(place, SOUTH);
    }
    for (let place = first; place < end; place++) {
      count[sets.find(place)] = 0;
    }
    for (let place = first; place < end; place++) {
      if (canvas.doors(place) & (1 << SOUTH)) sets.union(place, place + canvas.stride);
    }
  }
}
