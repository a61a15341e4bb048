import type { Point, Size } from '@dedalo/grid';

/** The least and the greatest width of a cell in CSS points: a map that does not fit then is shown in part. */
export const SMALLEST_CELL = 26;
const LARGEST_CELL = 72;
/** How long the camera takes for most of a way, in milliseconds: it follows steps, and jumps stay visible. */
const LAG_MS = 90;

export interface Scale {
  /** Points of a picture for the width of a cell. */
  readonly points: number;
  /** Device pixels a CSS point. */
  readonly ratio: number;
  /** Changes the least width of a cell. */
  readonly least?: number | undefined;
}

/** Device pixels a cell: the largest multiple of the picture's points at which the whole map fits, within bounds. */
export function cellSize(map: Size, view: Size, { points, ratio, least = SMALLEST_CELL }: Scale): number {
  const whole = Math.min(view.width / map.width, view.height / map.height);
  const wanted = Math.max(least * ratio, Math.min(LARGEST_CELL * ratio, whole));
  // Rounding up would hide a part of a map that fits.
  const multiple = whole >= least * ratio ? Math.floor(wanted / points) : Math.round(wanted / points);
  return Math.max(1, multiple) * points;
}

const SIDES = { x: 'width', y: 'height' } as const;

/** The visible part of a map: centred where it fits, otherwise following a point. */
export class Camera {
  x = 0;
  y = 0;
  #map: Size = { width: 0, height: 0 };
  #view: Size = { width: 0, height: 0 };

  /** The map and the view in device pixels. */
  fit(map: Size, view: Size): void {
    this.#map = map;
    this.#view = view;
  }

  /** Whether it moved. Without time it arrives at once. */
  follow(point: Point, milliseconds?: number): boolean {
    const [x, y] = [this.#settled('x', point.x), this.#settled('y', point.y)];
    const share = milliseconds === undefined ? 1 : 1 - Math.exp(-milliseconds / LAG_MS);
    const next = { x: nearer(this.x, x, share), y: nearer(this.y, y, share) };
    const hasMoved = next.x !== this.x || next.y !== this.y;
    this.x = next.x;
    this.y = next.y;
    return hasMoved;
  }

  #settled(axis: 'x' | 'y', at: number): number {
    const side = SIDES[axis];
    const [length, seen] = [this.#map[side], this.#view[side]];
    if (length <= seen) return -Math.floor((seen - length) / 2);
    return Math.round(Math.max(0, Math.min(length - seen, at - seen / 2)));
  }
}

/** A share of the way, in whole pixels, and always one more while there is some way left. */
function nearer(from: number, to: number, share: number): number {
  const way = (to - from) * share;
  return Math.abs(to - from) <= 1 ? to : from + (Math.abs(way) < 1 ? Math.sign(way) : Math.round(way));
}
