import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

/** A small ring, as a drawing numbers its points. */
export function paintReach(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    disc(pen, 50, 50, 9, { fill: colours.paper, line: colours.ink, width: Math.max(5, 1.2 * hair(size)) });
  });
}

/** The dotted outline of a crate that was there. */
export function paintTarget(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    pen.lineCap = 'butt';
    pen.setLineDash([15, 8.75]);
    ink(pen, 'M12 12 H88 V88 H12 Z', { line: colours.pencil, width: Math.max(5, 1.2 * hair(size)) });
    pen.setLineDash([]);
    ink(pen, 'M34 34 L66 66 M66 34 L34 66', { line: colours.pencil, width: Math.max(4, hair(size)) });
  });
}
