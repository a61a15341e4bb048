/** x is the column, counted to the right; y is the row, counted downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isInside = (point: Point, size: Size): boolean =>
  point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height;

export const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The point of the torus that stands for `point`. */
export const wrapPoint = (point: Point, size: Size): Point => ({
  x: ((point.x % size.width) + size.width) % size.width,
  y: ((point.y % size.height) + size.height) % size.height,
});

export const manhattan = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const aroundRing = (distance: number, length: number): number => Math.min(distance, length - distance);

/** Manhattan distance where opposite sides touch. Both points must lie inside `size`. */
export const torusManhattan = (a: Point, b: Point, size: Size): number =>
  aroundRing(Math.abs(a.x - b.x), size.width) + aroundRing(Math.abs(a.y - b.y), size.height);
