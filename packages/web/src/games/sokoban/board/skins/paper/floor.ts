import { disc, hair, ink, inUnits } from '../../../../../canvas/pen.ts';
import type { Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

/** Squared paper: a line at every tile, a fainter one at its halves or quarters. */
export function paintFloor(pen: Pen, size: number, colours: Palette): void {
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, size, size);
  if (size < 10) return;
  const line = Math.max(1, Math.round(size / 60));
  const parts = size < 20 ? 1 : size < 40 ? 2 : 4;
  pen.fillStyle = colours.squareFine;
  for (let part = 1; part < parts; part++) {
    const at = Math.round((part * size) / parts);
    pen.fillRect(at, 0, line, size);
    pen.fillRect(0, at, size, line);
  }
  pen.fillStyle = colours.square;
  pen.fillRect(0, 0, line, size);
  pen.fillRect(0, 0, size, line);
}

/** A dashed circle with its centre lines. */
export function paintGoal(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    pen.lineCap = 'butt';
    const width = Math.max(5, 1.2 * hair(size));
    const dash = (2 * Math.PI * 33) / 12;
    pen.setLineDash([dash * 0.66, dash * 0.34]);
    disc(pen, 50, 50, 33, { line: colours.pencil, width });
    pen.setLineDash([]);
    ink(pen, 'M50 38 V62 M38 50 H62 M50 8 V24 M50 76 V92 M8 50 H24 M76 50 H92', {
      line: colours.pencil,
      width: Math.max(3.4, hair(size)),
    });
  });
}

export function paintDead(pen: Pen, size: number, colours: Palette): void {
  inUnits(pen, size, () => {
    ink(pen, 'M14 36 L36 14 M14 61 L61 14 M14 86 L86 14 M39 86 L86 39 M64 86 L86 64', {
      line: colours.dead,
      width: Math.max(2.4, hair(size)),
    });
  });
}
