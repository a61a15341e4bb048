import { disc, ink } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';

export interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly petal: string;
  readonly heart: string;
}

const PETALS = 8;

/** A rosette of eight petals, as painted on the palace's friezes. */
export function paintRosette(pen: Pen, { x, y, radius, petal, heart }: Rosette): void {
  const [far, near, wide] = [-radius, -radius * 0.24, radius * 0.36];
  const leaf = new Path2D(
    `M0 ${near} C${wide} ${near * 1.8} ${wide} ${far} 0 ${far} C${-wide} ${far} ${-wide} ${near * 1.8} 0 ${near}Z`,
  );
  for (let at = 0; at < PETALS; at++) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((at * 2 * Math.PI) / PETALS);
    ink(pen, leaf, { fill: petal });
    pen.restore();
  }
  disc(pen, x, y, radius * 0.24, { fill: heart });
}
