import type { Canvas, Place } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import { keptNeighbours } from './kept-neighbours.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

/** Loop-erased random walks from every free room to the maze: every possible maze is equally likely. */
export function* wilson(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [first] = canvas.places();
  if (first === undefined) return;
  const ways = keptNeighbours(canvas);
  /** The direction in which a walk last left a place: following it erases the loops. */
  const left = new Uint8Array(canvas.state.length);
  canvas.take(first);
  for (const start of canvas.places()) {
    let place: Place = start;
    while (canvas.isFree(place)) {
      left[place] = chooseDirection(ways[place]!, random);
      place = canvas.neighbour(place, left[place]!);
      if (stepping) yield { kind: 'visit', place };
    }
    place = start;
    while (canvas.isFree(place)) {
      const direction = left[place]!;
      if (stepping) yield { kind: 'open', place, direction };
      const next = canvas.neighbour(place, direction);
      const isNextFree = canvas.isFree(next);
      canvas.open(place, direction);
      if (isNextFree) canvas.release(next);
      place = next;
    }
  }
}
