import type { Contour, Corner } from './contours.ts';

export interface Outline {
  /** Device pixels a cell. */
  readonly tile: number;
  /** How far inside the masonry the line runs, in device pixels; negative lies outside. */
  readonly inset?: number;
  /** The radius of its corners at inset 0. */
  readonly round: number;
  /** How much further up the south sides run: the front of the masonry, seen from above, is left out. */
  readonly lift?: number;
  readonly dx?: number;
  readonly dy?: number;
}

/** The direction into the wall, for each direction along its border: the right-hand side. */
const INTO_X = [1, 0, -1, 0] as const;
const INTO_Y = [0, 1, 0, -1] as const;

const WEST = 3;
/** The border runs west where the wall is north of it. */
const hasFront = (corner: Corner): boolean => corner.in === WEST || corner.out === WEST;

/** The border of the masonry as a path, with round corners. Fill it with the nonzero rule. */
export function outlinePath(contours: readonly Contour[], outline: Outline): Path2D {
  const path = new Path2D();
  for (const contour of contours) addContour(path, contour, outline);
  return path;
}

function addContour(
  path: Path2D,
  contour: Contour,
  { tile, inset = 0, round, lift = 0, dx = 0, dy = 0 }: Outline,
): void {
  const xOf = (at: number): number => {
    const corner = contour[at % contour.length]!;
    return corner.x * tile + (INTO_X[corner.in] + INTO_X[corner.out]) * inset + dx;
  };
  const yOf = (at: number): number => {
    const corner = contour[at % contour.length]!;
    return corner.y * tile + (INTO_Y[corner.in] + INTO_Y[corner.out]) * inset + dy - (hasFront(corner) ? lift : 0);
  };
  const last = contour.length - 1;
  path.moveTo((xOf(last) + xOf(0)) / 2, (yOf(last) + yOf(0)) / 2);
  for (let at = 0; at < contour.length; at++) {
    const corner = contour[at]!;
    const radius = corner.isSharp ? 0 : Math.max(0, corner.isConvex ? round - inset : round + inset);
    if (radius === 0) path.lineTo(xOf(at), yOf(at));
    else path.arcTo(xOf(at), yOf(at), xOf(at + 1), yOf(at + 1), Math.min(radius, tile / 2 - Math.abs(inset) / 2));
  }
  path.closePath();
}
