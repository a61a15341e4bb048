import type { Cell, Point } from '@dedalo/grid';
import { clamp } from './fit.ts';

/** A way of a piece, in cells. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
}

export interface Timing {
  readonly start: number;
  readonly ms: number;
}

export const progressOf = ({ start, ms }: Timing, now: number): number => clamp((now - start) / ms, 0, 1);

export const pointOfCell = (cell: Cell, width: number): Point => ({ x: cell % width, y: Math.floor(cell / width) });

export const between = ({ from, to }: Way, progress: number): Point => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
});

export function isOneStep(from: Cell, to: Cell, width: number): boolean {
  const difference = Math.abs(from - to);
  return difference === width || (difference === 1 && Math.floor(from / width) === Math.floor(to / width));
}
