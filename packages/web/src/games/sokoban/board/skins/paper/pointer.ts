import { DIRECTIONS } from '@dedalo/grid';
import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen, PlayerLook } from '../../skin.ts';
import type { Palette } from './palette.ts';

/** The arrow that shows the north on a plan, here the way one looks: drawn northward and turned. */
export function paintPointer(
  pen: Pen,
  size: number,
  { facing, grip, stride, isReverse }: PlayerLook,
  colours: Palette,
): void {
  const line = Math.max(5, 1.3 * hair(size));
  inUnits(pen, size, () => {
    pen.translate(50, 50);
    pen.rotate((DIRECTIONS.indexOf(facing) * Math.PI) / 2);
    pen.translate(-50, -50);
    pen.lineJoin = 'miter';
    if (grip === 'push') reach(pen, 'M34 34 V2 M66 34 V2 M22 2 H78', line, colours);
    if (grip === 'pull') reach(pen, 'M34 66 V98 M66 66 V98 M22 98 H78', line, colours);
    steps(pen, size, stride, colours);
    disc(pen, 50, 54, 30, { fill: colours.paper, line: colours.ink, width: line });
    if (isReverse) disc(pen, 50, 54, 22, { line: colours.ink, width: Math.max(3, hair(size)) });
    const [west, east] = isReverse ? [colours.paper, colours.pencil] : [colours.ink, colours.pencil];
    const tip = grip === 'push' ? 14 : 6;
    ink(pen, `M50 ${tip} L78 82 L50 68 L22 82 Z`, { fill: colours.paper, line: colours.paper, width: line * 2.4 });
    ink(pen, `M50 ${tip} L50 68 L22 82 Z`, { fill: west });
    ink(pen, `M50 ${tip} L78 82 L50 68 Z`, { fill: east });
    ink(pen, `M50 ${tip} L78 82 L50 68 L22 82 Z`, { line: colours.ink, width: line });
  });
}

function reach(pen: Pen, path: string, line: number, colours: Palette): void {
  ink(pen, path, { line: colours.paper, width: line * 2.4 });
  ink(pen, path, { line: colours.ink, width: line * 1.2 });
}

/** The foot of the last step. */
function steps(pen: Pen, size: number, stride: number, colours: Palette): void {
  if (stride === 0) return;
  const x = stride === 1 ? 36 : 64;
  ink(pen, `M${x} 92 V97`, { line: colours.ink, width: Math.max(7, 2 * hair(size)) });
}
