import { disc, hair, ink, inUnits } from '../../pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

function rimmed(pen: Pen, size: number, path: string, width: number, colours: Palette): void {
  const line = Math.max(width, 1.4 * hair(size));
  inUnits(pen, size, () => {
    ink(pen, path, { line: colours.rimOfMark, width: line + 2.6 * Math.max(2.6, hair(size)) });
    ink(pen, path, { line: colours.mark, width: line });
  });
}

export const paintPicked = (pen: Pen, size: number, colours: Palette): void =>
  rimmed(pen, size, 'M3 27 V3 H27 M73 3 H97 V27 M97 73 V97 H73 M27 97 H3 V73', 8, colours);

export const paintCursor = (pen: Pen, size: number, colours: Palette): void =>
  rimmed(pen, size, 'M4 4 H96 V96 H4 Z', 4.5, colours);

/** A ripple. */
export function paintReach(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    const wave = 'M36 53 C41 44 46 44 50 50 C54 56 59 56 64 47';
    ink(pen, wave, { line: colours.rimOfMark, width: Math.max(12, 2.6 * hair(size)) });
    ink(pen, wave, { line: colours.mark, width: Math.max(6, 1.4 * hair(size)) });
  });
}

const ANCHOR =
  'M50 30 V80 M36 42 H64 M24 58 C25 74 38 81 50 81 C62 81 75 74 76 58 M18 64 L24 57 L31 63 M69 63 L76 57 L82 64';

/** An anchorage: the place that a jar came from. */
export function paintTarget(pen: Pen, size: number, colours: Palette): void {
  const width = Math.max(6.5, 1.3 * hair(size));
  inUnits(pen, size, () => {
    disc(pen, 50, 50, 43, { fill: colours.tileBed, line: colours.mark, width: Math.max(3, hair(size)) });
    ink(pen, ANCHOR, { line: colours.mark, width });
    disc(pen, 50, 22, 7, { line: colours.mark, width });
  });
}
