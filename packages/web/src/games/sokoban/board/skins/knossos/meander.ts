import type { Masonry, Pen } from '../../skin.ts';
import { kindAt, type Plan, WALL } from '../../plan.ts';

/** A stretch of wall that is one cell thick, in cells. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const SHORTEST_RUN = 4;

const isWall = (plan: Plan, x: number, y: number): boolean => kindAt(plan, x, y) === WALL;

/** Walls that run from west to east, free on both sides for at least four cells. */
export function thinRuns(plan: Plan): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < plan.height; y++) {
    let start = -1;
    for (let x = 0; x <= plan.width; x++) {
      const isThin = isWall(plan, x, y) && !isWall(plan, x, y - 1) && !isWall(plan, x, y + 1);
      if (isThin && start < 0) start = x;
      if (isThin || start < 0) continue;
      if (x - start >= SHORTEST_RUN) runs.push({ x: start, y, length: x - start });
      start = -1;
    }
  }
  return runs;
}

/** A meander on the long runs, centred, as long as fits. */
export function paintMeander(
  pen: Pen,
  size: number,
  { plan, window }: Masonry,
  { top, bottom, line, colour }: { top: number; bottom: number; line: number; colour: string },
): void {
  const height = bottom - top;
  const key = height * 1.25;
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  pen.lineCap = 'butt';
  pen.lineJoin = 'miter';
  pen.beginPath();
  for (const { x, y, length } of thinRuns(plan)) {
    if (y < window.y || y >= window.y + window.height) continue;
    const count = Math.floor(((length - 0.9) * size) / key);
    const left = (x + length / 2) * size - (count * key) / 2;
    for (let at = 0; at < count; at++) addKey(pen, left + at * key, y * size + top, key, height);
  }
  pen.stroke();
  pen.restore();
}

function addKey(pen: Pen, x: number, y: number, width: number, height: number): void {
  const at = (u: number, v: number): [number, number] => [Math.round(x + u * width), Math.round(y + v * height)];
  pen.moveTo(...at(0, 1));
  for (const [u, v] of [
    [0, 0],
    [0.8, 0],
    [0.8, 0.68],
    [0.42, 0.68],
    [0.42, 0.34],
  ] as const)
    pen.lineTo(...at(u, v));
  pen.moveTo(...at(0, 1));
  pen.lineTo(...at(1, 1));
}
