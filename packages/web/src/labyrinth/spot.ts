import { TILE } from './ground.ts';
import type { Maze, Square } from './scene.ts';

/** A point of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ columns }: Maze, square: Square): Spot => ({
  x: ((square % columns) + 0.5) * TILE,
  y: (Math.floor(square / columns) + 0.5) * TILE,
});

export const translation = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;
