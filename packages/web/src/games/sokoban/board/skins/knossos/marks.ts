import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

const LOZENGE = 'M50 12 L88 50 L50 88 L12 50 Z';

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
