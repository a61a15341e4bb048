import { disc, hair, ink, inUnits } from '../../pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

const BRACKETS = 'M3 27 V3 H27 M73 3 H97 V27 M97 73 V97 H73 M27 97 H3 V73';
const FRAME = 'M4 4 H96 V96 H4 Z';
const LOZENGE = 'M50 12 L88 50 L50 88 L12 50 Z';

/** A line with a rim of the floor's colour, so that it is seen on walls and boxes too. */
function rimmed(pen: Pen, size: number, path: string, width: number, colours: Palette): void {
  const line = Math.max(width, 1.4 * hair(size));
  inUnits(pen, size, () => {
    ink(pen, path, { line: colours.floor, width: line + 2.4 * Math.max(2.6, hair(size)) });
    ink(pen, path, { line: colours.mark, width: line });
  });
}

export const paintPicked = (pen: Pen, size: number, colours: Palette): void => rimmed(pen, size, BRACKETS, 8, colours);
export const paintCursor = (pen: Pen, size: number, colours: Palette): void => rimmed(pen, size, FRAME, 4.5, colours);

export function paintReach(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    ink(pen, 'M50 39 L61 50 L50 61 L39 50 Z', {
      fill: colours.mark,
      line: colours.floor,
      width: Math.max(4, hair(size)),
    });
  });
}

/** A lozenge: the place that a box came from. */
export function paintTarget(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    ink(pen, LOZENGE, { fill: colours.floor, line: colours.goalHeart, width: Math.max(5, hair(size)) });
    ink(pen, 'M50 32 L68 50 L50 68 L32 50 Z', { line: colours.goalHeart, width: Math.max(3.6, hair(size)) });
    disc(pen, 50, 50, 5, { fill: colours.goalHeart });
  });
}
