import type { Size } from '@dedalo/grid';

/** `auto` is the shape that fills the room on screen best. */
export const SHAPES = ['auto', 'wide', 'square', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];
export type FixedShape = Exclude<Shape, 'auto'>;

const RATIOS: Readonly<Record<FixedShape, number>> = { wide: 3 / 2, square: 1, tall: 3 / 4 };

/** The shortest side for which every generator can make a maze. */
const LEAST_SIDE = 5;

const filled = (ratio: number, { width, height }: Size): number => {
  const shown = Math.min(width, height * ratio);
  return (shown * shown) / ratio;
};

export function fixedShape(shape: Shape, room: Size): FixedShape {
  if (shape !== 'auto') return shape;
  const all = Object.keys(RATIOS) as FixedShape[];
  return all.reduce((best, next) => (filled(RATIOS[next], room) > filled(RATIOS[best], room) ? next : best));
}

/** With an even side a maze has a border two cells thick. */
const nearestOdd = (side: number): number => 2 * Math.round((side - 1) / 2) + 1;

/** A maze with this many cells along its longer side. */
export function mazeSize(longer: number, shape: FixedShape): Size {
  const ratio = RATIOS[shape];
  const width = ratio < 1 ? longer * ratio : longer;
  const height = ratio > 1 ? longer / ratio : longer;
  return { width: Math.max(LEAST_SIDE, nearestOdd(width)), height: Math.max(LEAST_SIDE, nearestOdd(height)) };
}

/** The shape that a maze was made in. */
export const shapeOf = ({ width, height }: Size): FixedShape =>
  width === height ? 'square' : width > height ? 'wide' : 'tall';
