import type { Canvas } from './canvas.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

const NORTH = 0;
const WEST = 3;

/** Every room opens to the north or to the west, where it can. */
export function* binaryTree(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  for (let row = 0; row < canvas.rows; row++) {
    for (let column = 0; column < canvas.columns; column++) {
      const place = (row + 1) * canvas.stride + column + 1;
      canvas.take(place);
      if (row === 0 && column === 0) continue;
      const isWest = row === 0 || (column > 0 && random.bool());
      const direction = isWest ? WEST : NORTH;
      if (stepping) yield { kind: 'open', place, direction };
      canvas.open(place, direction);
    }
  }
}
