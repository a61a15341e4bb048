import { outlinePath } from '../outline.ts';
import type { Masonry, Pen } from '../skin.ts';

/** The shadow that walls throw on the floor, to the south-east; it has one hard edge, as the sun draws it. */
export function paintCast(
  pen: Pen,
  size: number,
  { contours, coast }: Masonry,
  { round, colour }: { readonly round: number; readonly colour: string },
): void {
  pen.save();
  pen.clip(outlinePath(coast, { tile: size, round }));
  pen.fillStyle = colour;
  pen.fill(outlinePath(contours, { tile: size, round, dx: Math.round(size * 0.1), dy: Math.round(size * 0.13) }));
  pen.restore();
}
