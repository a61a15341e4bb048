import type { Pen } from '../../../canvas/pen.ts';

/** Everything in a few flat colours that are as far apart as can be. */
export const CONTRAST = {
  wall: '#ffffff',
  floor: '#000000',
  mark: '#ffe14d',
  fast: '#7fe7ff',
  slow: '#ff9a6b',
  user: '#ffe14d',
  opponent: '#ff5c7a',
  item: '#7fffa1',
} as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A cell without pictures: walls are white, floors black, and things on them are drawn with lines. */
export function paintContrast(pen: Pen, { x, y, size }: Place, sign: string): void {
  pen.fillStyle = sign === 'wall' ? CONTRAST.wall : CONTRAST.floor;
  pen.fillRect(x, y, size, size);
  const unit = size / 16;
  const bar = (left: number, top: number, width: number, height: number): void =>
    pen.fillRect(x + left * unit, y + top * unit, width * unit, height * unit);
  const [kind, degree = ''] = sign.split('/');
  const many = Number(degree) || 1;
  if (kind === 'exit') {
    pen.fillStyle = CONTRAST.mark;
    for (let ring = 0; ring < 3; ring++) frame(bar, 1 + ring * 3, 14 - ring * 6);
  } else if (kind === 'start') {
    pen.fillStyle = CONTRAST.mark;
    frame(bar, 5, 6);
  } else if (kind === 'fast') {
    // The more dots, the faster.
    pen.fillStyle = CONTRAST.fast;
    for (let dot = 0; dot < many; dot++) bar(2 + (dot % 2) * 8, 2 + Math.floor(dot / 2) * 8, 3, 3);
  } else if (kind === 'slow') {
    // The more bars, the slower.
    pen.fillStyle = CONTRAST.slow;
    for (let line = 0; line < many; line++) bar(1, 1 + line * 4, 14, 2);
  } else if (kind === 'rubble') {
    pen.fillStyle = CONTRAST.wall;
    for (const [left, top] of [
      [3, 9],
      [8, 12],
      [11, 5],
    ] as const)
      bar(left, top, 2, 2);
  } else if (kind === 'passage') {
    pen.fillStyle = CONTRAST.mark;
    if (degree === 'north' || degree === 'south') for (const left of [2, 12]) bar(left, 0, 2, 16);
    else for (const top of [2, 12]) bar(0, top, 16, 2);
  }
}

/** The outline of a square in the middle of a cell. */
function frame(
  bar: (left: number, top: number, width: number, height: number) => void,
  from: number,
  size: number,
): void {
  if (size < 2) return;
  bar(from, from, size, 1.5);
  bar(from, from + size - 1.5, size, 1.5);
  bar(from, from, 1.5, size);
  bar(from + size - 1.5, from, 1.5, size);
}
