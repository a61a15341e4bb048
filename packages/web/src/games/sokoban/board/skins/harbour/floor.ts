import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

/** Three planks a tile; here and there one ends, with its nails. */
export function paintFloor(pen: Pen, size: number, variant: number, colours: Palette): void {
  const line = Math.max(1, Math.round(size / 48));
  for (let plank = 0; plank < 3; plank++) {
    const top = Math.round((plank * size) / 3);
    const bottom = Math.round(((plank + 1) * size) / 3);
    pen.fillStyle = colours.planks[(variant + plank * (variant % 2 === 0 ? 1 : 2)) % 3]!;
    pen.fillRect(0, top, size, bottom - top);
    if (size < 14) continue;
    pen.fillStyle = colours.seam;
    pen.fillRect(0, bottom - line, size, line);
    if ((variant * 5 + plank * 3) % 8 < 2)
      paintJoint(pen, size, { top, bottom, x: ((variant + plank) % 3) / 3 + 0.2 }, colours);
  }
}

function paintJoint(
  pen: Pen,
  size: number,
  { top, bottom, x }: { top: number; bottom: number; x: number },
  colours: Palette,
): void {
  const line = Math.max(1, Math.round(size / 48));
  const at = Math.round(x * size);
  pen.fillRect(at, top, line, bottom - top);
  if (size < 36) return;
  const nail = Math.max(1, Math.round(size / 30));
  pen.fillStyle = colours.nail;
  const middle = Math.round((top + bottom) / 2 - nail);
  pen.fillRect(at - 3 * nail, middle, nail, nail);
  pen.fillRect(at + line + 2 * nail, middle, nail, nail);
}

/** A ring of mosaic round a star: here goods are landed. */
export function paintGoal(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    pen.lineCap = 'butt';
    disc(pen, 50, 50, 43, { fill: colours.tileBed });
    const stones = size < 36 ? 12 : 20;
    const length = (2 * Math.PI * 36) / stones;
    for (const [shift, line] of [
      [0, colours.tile],
      [1, colours.tileOther],
    ] as const) {
      pen.setLineDash([length * 0.8, length * 1.2]);
      pen.lineDashOffset = -shift * length;
      disc(pen, 50, 50, 36, { line, width: 12 });
    }
    pen.setLineDash([]);
    disc(pen, 50, 50, 24, { line: colours.tile, width: Math.max(3.4, hair(size)) });
    ink(pen, 'M50 30 L55 45 L70 50 L55 55 L50 70 L45 55 L30 50 L45 45 Z', { fill: colours.tile });
  });
}

export function paintDead(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    ink(pen, 'M18 44 L44 18 M18 82 L82 18 M56 82 L82 56', { line: colours.dead, width: Math.max(4, hair(size)) });
  });
}
