import type { Canvas, Place } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep, Carver } from './step.ts';

/** Which of the growing rooms is carved from next. */
export const GROWING_POLICIES = ['newest', 'oldest', 'random', 'walk-resume-oldest'] as const;
export type GrowingPolicy = (typeof GROWING_POLICIES)[number];

/** The rooms that may still have free neighbours: a list that gives up its members at either end or in the middle. */
class Growing {
  readonly #places: Int32Array;
  #first = 0;
  #end = 0;

  constructor(capacity: number) {
    this.#places = new Int32Array(capacity);
  }

  get isEmpty(): boolean {
    return this.#first === this.#end;
  }

  add(place: Place): void {
    this.#places[this.#end++] = place;
  }

  pick(policy: GrowingPolicy, random: Random): number {
    if (policy === 'newest') return this.#end - 1;
    if (policy === 'random') return this.#first + random.below(this.#end - this.#first);
    return this.#first;
  }

  at(index: number): Place {
    return this.#places[index]!;
  }

  remove(index: number): void {
    if (index === this.#first) this.#first++;
    else this.#places[index] = this.#places[--this.#end]!;
  }
}

/**
 * Carves from one of the growing rooms until all are spent. The policy gives the maze its texture: `newest` is a
 * backtracker, `oldest` grows in rings, `walk-resume-oldest` (the race's perfect maze) walks on from the newest room
 * and, where it is stuck, resumes at the oldest.
 */
export const growingTree = (policy: GrowingPolicy): Carver =>
  function* carve(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
    const [start] = canvas.places();
    if (start === undefined) return;
    const walks = policy === 'walk-resume-oldest';
    const growing = new Growing(canvas.size);
    canvas.take(start);
    growing.add(start);
    while (!growing.isEmpty) {
      const index = growing.pick(policy, random);
      let place = growing.at(index);
      let free = canvas.free(place);
      if (free === 0) {
        growing.remove(index);
        if (stepping) yield { kind: 'visit', place };
      }
      while (free !== 0) {
        const direction = chooseDirection(free, random);
        if (stepping) yield { kind: 'open', place, direction };
        place = canvas.open(place, direction);
        growing.add(place);
        free = walks ? canvas.free(place) : 0;
      }
    }
  };
