import type { Random } from '../random/random.ts';
import { BACK_SHIFT, type Canvas, type Place } from './canvas.ts';
import { chooseDirection } from './choose-direction.ts';
import { growingTree } from './growing-tree.ts';
import type { CarveStep } from './step.ts';

const aroundTheEdge = growingTree('newest');
const FOR_EVER = 0x7fff_ffff;

/**
 * Walks at random into free rooms and, where there is none, goes back the way it came. On a torus it is carved as a
 * growing tree, which gives the same maze.
 */
export function* backtracker(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  const [start] = canvas.places();
  if (start === undefined) return;
  if (canvas.wrap) {
    yield* aroundTheEdge(canvas, random, stepping);
    return;
  }
  canvas.take(start);
  const walker = { start, place: start, random };
  if (!stepping) walk(canvas, walker, FOR_EVER);
  for (;;) {
    const isOpening = canvas.free(walker.place) !== 0;
    if (!isOpening && walker.place === start) return;
    walk(canvas, walker, 1);
    const { place } = walker;
    yield isOpening ? { kind: 'open', place, direction: canvas.back(place) } : { kind: 'visit', place };
  }
}

/** So many steps forward or back, in one tight loop on the canvas's own bytes: half as fast again as by its methods. */
function walk(
  canvas: Canvas,
  walker: { readonly start: Place; place: Place; readonly random: Random },
  steps: number,
): void {
  const { state, stride, offsets } = canvas;
  const { start, random } = walker;
  let { place } = walker;
  for (let left = steps; left > 0; left--) {
    const free =
      ((state[place - stride]! >> 4) & 1) |
      ((state[place + 1]! >> 3) & 2) |
      ((state[place + stride]! >> 2) & 4) |
      ((state[place - 1]! >> 1) & 8);
    if (free !== 0) {
      const direction = chooseDirection(free, random);
      const back = (direction + 2) & 3;
      state[place]! |= 1 << direction;
      place += offsets[direction]!;
      state[place] = (1 << back) | (back << BACK_SHIFT);
    } else {
      if (place === start) break;
      place += offsets[state[place]! >> BACK_SHIFT]!;
    }
  }
  walker.place = place;
}
