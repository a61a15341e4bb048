import type { Canvas } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

/** Walks at random into free rooms and, where there is none, goes back the way it came. */
export function* backtracker(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [start] = canvas.places();
  if (start === undefined) return;
  canvas.take(start);
  let place = start;
  for (;;) {
    const free = canvas.free(place);
    if (free !== 0) {
      const direction = chooseDirection(free, random);
      if (stepping) yield { kind: 'open', place, direction };
      place = canvas.open(place, direction);
    } else {
      if (place === start) return;
      place = canvas.neighbour(place, canvas.back(place));
      if (stepping) yield { kind: 'visit', place };
    }
  }
}
