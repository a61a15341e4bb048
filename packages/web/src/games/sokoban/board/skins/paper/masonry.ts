import type { Contour } from '../../contours.ts';
import { noise } from '../../noise.ts';
import type { Masonry, Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** Walls as they are cut in a plan: hatched, and inked with a heavier line where the shadow is. */
export function paintMasonry(pen: Pen, size: number, { contours }: Masonry, colours: Palette): void {
  const line = Math.max(1, Math.round(size / 22));
  const drawn = handDrawn(contours, size);
  pen.save();
  pen.fillStyle = colours.ink;
  pen.translate(line, line);
  pen.fill(drawn);
  pen.restore();
  pen.fillStyle = colours.wallPaper;
  pen.fill(drawn);
  pen.fillStyle = hatch(pen, size, colours);
  pen.fill(drawn);
  pen.strokeStyle = colours.ink;
  pen.lineWidth = line * 1.5;
  pen.lineJoin = 'miter';
  pen.stroke(drawn);
  if (size < 16) return;
  pen.lineWidth = Math.max(1, line * 0.7);
  pen.stroke(overshoots(contours, size));
}

/** A hand keeps to the ruler, but not quite. */
function handDrawn(contours: readonly Contour[], size: number): Path2D {
  const sway = size < 30 ? 0 : size * 0.012;
  const path = new Path2D();
  for (const contour of contours) {
    const last = contour.at(-1)!;
    path.moveTo(last.x * size, last.y * size);
    let from = last;
    for (const corner of contour) {
      const length = Math.abs(corner.x - from.x) + Math.abs(corner.y - from.y);
      for (let at = 1; at < length; at++) {
        const x = from.x + DX[from.out] * at;
        const y = from.y + DY[from.out] * at;
        path.lineTo(x * size + noise(x, y) * sway * DY[from.out], y * size + noise(x, y) * sway * DX[from.out]);
      }
      path.lineTo(corner.x * size, corner.y * size);
      from = corner;
    }
    path.closePath();
  }
  return path;
}

const HATCHED_TILES = 4;

/** Strokes from the south-west to the north-east, none quite like the one before; they repeat after four tiles. */
function hatch(pen: Pen, size: number, colours: Palette): CanvasPattern {
  const side = HATCHED_TILES * size;
  const count = Math.round(side / (size < 30 ? Math.max(4, size / 4.5) : size / 6));
  const sheet = document.createElement('canvas');
  sheet.width = side;
  sheet.height = side;
  const hatchPen = sheet.getContext('2d')!;
  hatchPen.strokeStyle = colours.ink;
  hatchPen.lineWidth = Math.max(1, size / 44);
  for (let at = -1; at <= 2 * count + 1; at++) {
    const sum = ((at + noise((at + count) % count, 7) * 0.16) * side) / count;
    hatchPen.beginPath();
    hatchPen.moveTo(sum - side - 2, side + 2);
    hatchPen.lineTo(sum + 2, -2);
    hatchPen.stroke();
  }
  return pen.createPattern(sheet, 'repeat')!;
}

/** Where two lines meet, a draughtsman lets them cross. */
function overshoots(contours: readonly Contour[], size: number): Path2D {
  const path = new Path2D();
  for (const contour of contours) {
    for (const corner of contour) {
      if (!corner.isConvex) continue;
      const [x, y] = [corner.x * size, corner.y * size];
      const far = size * (0.13 + 0.04 * noise(corner.x, corner.y));
      path.moveTo(x, y);
      path.lineTo(x + DX[corner.in] * far, y + DY[corner.in] * far);
      path.moveTo(x, y);
      path.lineTo(x - DX[corner.out] * far, y - DY[corner.out] * far);
    }
  }
  return path;
}
