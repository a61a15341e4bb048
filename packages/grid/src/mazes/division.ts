import type { Canvas } from './canvas.ts';
import type { Random } from '../random/random.ts';
import type { CarveStep } from './step.ts';

const NORTH = 0;
const WEST = 3;

/** An open area, split by a wall with one gap across its longer side, again and again. */
export function* division(canvas: Canvas, random: Random, stepping: boolean): Generator<CarveStep, void, void> {
  for (const place of canvas.places()) {
    canvas.take(place);
    for (const direction of [NORTH, WEST]) {
      if (!canvas.isKept(canvas.neighbour(place, direction))) continue;
      if (stepping) yield { kind: 'open', place, direction };
      canvas.open(place, direction);
    }
  }
  const areas = [{ x: 0, y: 0, width: canvas.columns, height: canvas.rows }];
  for (let area = areas.pop(); area; area = areas.pop()) {
    const { x, y, width, height } = area;
    if (width === 1 || height === 1) continue;
    const isTall = height === width ? random.bool() : height > width;
    const length = isTall ? width : height;
    const split = 1 + random.below((isTall ? height : width) - 1);
    const gap = random.below(length);
    for (let i = 0; i < length; i++) {
      if (i === gap) continue;
      const place = isTall ? (y + split + 1) * canvas.stride + x + i + 1 : (y + i + 1) * canvas.stride + x + split + 1;
      const direction = isTall ? NORTH : WEST;
      if (stepping) yield { kind: 'close', place, direction };
      canvas.close(place, direction);
    }
    if (isTall) areas.push({ x, y: y + split, width, height: height - split }, { x, y, width, height: split });
    else areas.push({ x: x + split, y, width: width - split, height }, { x, y, width: split, height });
  }
}
