import type { Canvas } from './canvas.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

const NORTH = 0;
const EAST = 1;

/** Row by row, runs of rooms; each run opens to the north at one place. */
export function* sidewinder(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  for (let row = 0; row < canvas.rows; row++) {
    let runStart = 0;
    for (let column = 0; column < canvas.columns; column++) {
      const place = (row + 1) * canvas.stride + column + 1;
      canvas.take(place);
      const isLast = column === canvas.columns - 1;
      if (!isLast && (row === 0 || random.bool())) {
        if (stepping) yield { kind: 'open', place, direction: EAST };
        canvas.open(place, EAST);
        continue;
      }
      if (row === 0) continue;
      const door = place - random.below(column - runStart + 1);
      if (stepping) yield { kind: 'open', place: door, direction: NORTH };
      canvas.open(door, NORTH);
      runStart = column + 1;
    }
  }
}
