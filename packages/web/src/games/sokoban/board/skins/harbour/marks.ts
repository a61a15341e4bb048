import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

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
