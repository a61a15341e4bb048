import type { Canvas } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

/** Walks until it is stuck, then hunts, row by row, for a free room beside the maze and walks on from there. */
export function* huntAndKill(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [start] = canvas.places();
  if (start === undefined) return;
  canvas.take(start);
  let place = start;
  /** No free room is left in the rows above. */
  let firstRow = 0;
  for (;;) {
    for (let free = canvas.free(place); free !== 0; free = canvas.free(place)) {
      const direction = chooseDirection(free, random);
      if (stepping) yield { kind: 'open', place, direction };
      place = canvas.open(place, direction);
    }
    let found: number | undefined;
    for (let row = firstRow; row < canvas.rows && found === undefined; row++) {
      let isSpent = row === firstRow;
      for (let column = 0; column < canvas.columns; column++) {
        const candidate = (row + 1) * canvas.stride + column + 1;
        if (!canvas.isFree(candidate)) continue;
        isSpent = false;
        if (canvas.taken(candidate) === 0) continue;
        found = candidate;
        break;
      }
      if (isSpent) firstRow++;
    }
    if (found === undefined) return;
    if (stepping) yield { kind: 'visit', place: found };
    const direction = chooseDirection(canvas.taken(found), random);
    const from = canvas.neighbour(found, direction);
    if (stepping) yield { kind: 'open', place: from, direction: (direction + 2) & 3 };
    place = canvas.open(from, (direction + 2) & 3);
  }
}
