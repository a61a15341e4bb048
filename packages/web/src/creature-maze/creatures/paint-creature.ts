import { ink, type Pen } from '../../canvas/pen.ts';
import type { Drawing } from './shape.ts';
import { DRAWING_SIDE, PAINTS } from './shape.ts';

/** The size in pixels below which fine strokes are left out. */
const SMALL = 44;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly looks: 'left' | 'right';
  /** The colour of an outline all round, '' for none. */
  readonly rim?: string;
}

/** How far a rim reaches beyond the outline, in the drawing's units. */
const RIM = 2.2;

/** Paints a creature into a square of a canvas. */
export function paintCreature(pen: Pen, drawing: Drawing, { x, y, side, looks, rim = '' }: Place): void {
  const scale = side / DRAWING_SIDE;
  pen.save();
  pen.translate(looks === 'left' ? x + side : x, y);
  pen.scale(looks === 'left' ? -scale : scale, scale);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  if (rim !== '') for (const { d, width = 0 } of drawing) ink(pen, d, { line: rim, width: width + 2 * RIM });
  for (const { d, fill, stroke, width = 0, isFine = false } of drawing) {
    if (isFine && side < SMALL) continue;
    ink(pen, d, { ...(fill && { fill: PAINTS[fill] }), ...(stroke && { line: PAINTS[stroke] }), width });
  }
  pen.restore();
}
