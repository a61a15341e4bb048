import type { Point } from './point.ts';

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The place of a direction in `DIRECTIONS`: what typed arrays store. */
export type DirectionIndex = 0 | 1 | 2 | 3;

export const DELTAS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

const OPPOSITES: Readonly<Record<Direction, Direction>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

export const opposite = (direction: Direction): Direction => OPPOSITES[direction];
export const oppositeIndex = (direction: number): number => (direction + 2) & 3;

export const step = (point: Point, direction: Direction): Point => ({
  x: point.x + DELTAS[direction].x,
  y: point.y + DELTAS[direction].y,
});
