import { hair, ink, inUnits, slab } from '../../../../../canvas/pen.ts';
import type { BoxLook, Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

const SCRIBBLE = 'M8 36 L92 12 L14 62 L88 44 L18 90 L94 72';
const CHECK = 'M27 50 L42 65 L70 32';

/** A crate as it is drafted: frame and diagonals. At its place it is inked solid; a lost one is crossed out. */
export function paintCrate(pen: Pen, size: number, { isOnGoal, isLost }: BoxLook, colours: Palette): void {
  const line = Math.max(6, 1.4 * hair(size));
  const fine = Math.max(4, hair(size));
  const [body, lines] = isOnGoal ? [colours.ink, colours.paper] : [colours.crate, colours.ink];
  inUnits(pen, size, () => {
    pen.lineJoin = 'miter';
    pen.lineCap = 'butt';
    slab(pen, size, { x: 12, y: 12, width: 78, height: 78 }, { fill: colours.ink });
    slab(pen, size, { x: 10, y: 10, width: 76, height: 76 }, { fill: body, line: colours.ink, width: line });
    if (isOnGoal) {
      slab(pen, size, { x: 17, y: 17, width: 62, height: 62 }, { line: lines, width: fine });
      ink(pen, CHECK, { line: lines, width: Math.max(11, 2.2 * hair(size)) });
    } else {
      ink(pen, 'M10 10 L86 86 M86 10 L10 86', { line: lines, width: fine });
      slab(pen, size, { x: 24, y: 24, width: 48, height: 48 }, { fill: colours.crateShade, line: lines, width: fine });
      ink(pen, 'M24 24 L72 72 M72 24 L24 72', { line: lines, width: fine });
    }
    if (!isOnGoal && size >= 20) overshoot(pen, size, colours);
    if (!isLost) return;
    pen.lineJoin = 'round';
    ink(pen, SCRIBBLE, { line: colours.paper, width: Math.max(11, 2.6 * hair(size)) });
    ink(pen, SCRIBBLE, { line: colours.pencil, width: Math.max(5.5, 1.3 * hair(size)) });
  });
}

function overshoot(pen: Pen, size: number, colours: Palette): void {
  ink(pen, 'M10 3 V10 H3 M86 3 V10 H95 M3 86 H10 V95', { line: colours.ink, width: Math.max(2.4, hair(size) * 0.8) });
}
