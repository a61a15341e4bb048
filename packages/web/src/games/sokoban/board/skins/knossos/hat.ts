import { ink } from '../../../../../canvas/pen.ts';
import type { Body } from '../limbs.ts';
import type { Palette } from './palette.ts';

/** The petasos, the hat of travellers. */
export function hat({ pen, edge, isFine }: Body, colours: Palette, forward: number): void {
  const felt = { fill: colours.hat, line: colours.ink, width: edge };
  pen.save();
  pen.translate(forward, 0);
  ink(pen, 'M18 24 C30 16 70 16 82 24 C70 32 30 32 18 24 Z', felt);
  ink(pen, 'M35 22 C35 5 65 5 65 22 C56 26 44 26 35 22 Z', felt);
  if (isFine) ink(pen, 'M36 18.5 C44 22 56 22 64 18.5', { line: colours.tunic, width: 3.4 });
  pen.restore();
}
