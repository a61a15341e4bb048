import type { Canvas } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import { keptNeighbours } from './kept-neighbours.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

/** One random walk; a door is made wherever it enters a room for the first time. Every maze is equally likely. */
export function* aldousBroder(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [start] = canvas.places();
  if (start === undefined) return;
  const ways = keptNeighbours(canvas);
  canvas.take(start);
  let place = start;
  for (let left = canvas.size - 1; left > 0;) {
    const direction = chooseDirection(ways[place]!, random);
    const next = canvas.neighbour(place, direction);
    if (canvas.isFree(next)) {
      if (stepping) yield { kind: 'open', place, direction };
      canvas.open(place, direction);
      left--;
    } else if (stepping) {
      yield { kind: 'visit', place: next };
    }
    place = next;
  }
}
