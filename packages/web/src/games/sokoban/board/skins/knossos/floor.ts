import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';
import { paintRosette } from './rosette.ts';

/** Slabs of plaster with faint joints. */
export function paintFloor(pen: Pen, size: number, variant: number, colours: Palette): void {
  pen.fillStyle = variant % 3 === 0 ? colours.floorLight : colours.floor;
  pen.fillRect(0, 0, size, size);
  if (size < 12) return;
  const line = Math.max(1, Math.round(size / 44));
  pen.fillStyle = colours.joint;
  pen.fillRect(0, size - line, size, line);
  pen.fillRect(size - line, 0, line, size);
}

export function paintGoal(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    disc(pen, 50, 50, 39, { line: colours.goal, width: Math.max(4.5, hair(size)) });
    paintRosette(pen, { x: 50, y: 50, radius: 32, petal: colours.goal, heart: colours.goalHeart });
  });
}

/** Hatching: a box on this square is lost. */
export function paintDead(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    ink(pen, 'M18 44 L44 18 M18 82 L82 18 M56 82 L82 56', { line: colours.dead, width: Math.max(3.5, hair(size)) });
  });
}
