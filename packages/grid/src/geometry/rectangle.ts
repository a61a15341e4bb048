import type { Point, Size } from './point.ts';

/** Covers x ≤ px < x + width and y ≤ py < y + height. */
export interface Rectangle extends Point, Size {}

export const area = (rectangle: Size): number => rectangle.width * rectangle.height;

export const contains = (rectangle: Rectangle, point: Point): boolean =>
  point.x >= rectangle.x &&
  point.y >= rectangle.y &&
  point.x < rectangle.x + rectangle.width &&
  point.y < rectangle.y + rectangle.height;

/** The common part; its width and height are 0 where the rectangles do not meet. */
export function intersection(a: Rectangle, b: Rectangle): Rectangle {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** Common area over covered area, from 0 (apart) to 1 (equal). Two empty rectangles have nothing in common: 0. */
export function intersectionOverUnion(a: Rectangle, b: Rectangle): number {
  const common = area(intersection(a, b));
  const covered = area(a) + area(b) - common;
  return covered === 0 ? 0 : common / covered;
}
