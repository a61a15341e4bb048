import type { Contour } from '../../contours.ts';
import { outlinePath } from '../../outline.ts';
import type { Masonry, Pen } from '../../skin.ts';
import { paintCast } from '../cast.ts';
import { paintMeander } from './meander.ts';
import type { Palette } from './palette.ts';

export const ROUND = 0.24;

/** Terracotta with a painted line; its fronts show the round ends of beams, as the palace had them. */
export function paintMasonry(pen: Pen, size: number, masonry: Masonry, colours: Palette): void {
  const { contours } = masonry;
  const line = Math.max(1, Math.round(size / 26));
  const front = Math.round(size * 0.2);
  const round = ROUND * size;
  const outline = (inset: number, lift: number, dx = 0, dy = 0): Path2D =>
    outlinePath(contours, { tile: size, round, inset, lift, dx, dy });
  paintCast(pen, size, masonry, { round, colour: colours.wallCast });
  pen.fillStyle = colours.ink;
  pen.fill(outline(0, 0));
  pen.fillStyle = colours.wallFront;
  pen.fill(outline(line, 0));
  if (size >= 16) paintBeams(pen, size, contours, front, line, colours);
  pen.fillStyle = colours.ink;
  pen.fill(outline(0, front));
  pen.fillStyle = colours.wall;
  pen.fill(outline(line, front));
  pen.save();
  pen.clip(outline(line, front));
  pen.strokeStyle = colours.wallLight;
  pen.lineWidth = line * 2;
  pen.stroke(outline(line, front, line / 2, line));
  pen.restore();
  if (size < 12) return;
  pen.strokeStyle = colours.painted;
  pen.lineWidth = Math.max(1, Math.round(size / 28));
  const inset = Math.round(size * 0.2);
  pen.stroke(outlinePath(masonry.blocks, { tile: size, round, inset: inset + (pen.lineWidth % 2) / 2, lift: front }));
  if (size < 40) return;
  const [top, bottom] = [inset + Math.round(size * 0.08), size - front - inset - Math.round(size * 0.07)];
  paintMeander(pen, size, masonry, { top, bottom, line: pen.lineWidth, colour: colours.wallLight });
}

/** Along every front three discs a tile, as many as fit between the corners. */
function paintBeams(
  pen: Pen,
  size: number,
  contours: readonly Contour[],
  front: number,
  line: number,
  colours: Palette,
): void {
  const radius = Math.max(1, (front - 2 * line) * 0.34);
  pen.fillStyle = colours.painted;
  pen.beginPath();
  for (const contour of contours) {
    contour.forEach((corner, at) => {
      if (corner.out !== 3) return;
      const end = contour[(at + 1) % contour.length]!;
      const length = corner.x - end.x;
      const count = length * 3;
      for (let beam = 0; beam < count; beam++) {
        const x = (end.x + (beam + 0.5) / 3) * size;
        const y = corner.y * size - front / 2 - line / 2;
        pen.moveTo(x + radius, y);
        pen.arc(x, y, radius, 0, 2 * Math.PI);
      }
    });
  }
  pen.fill();
}
