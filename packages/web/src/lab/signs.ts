import type { Box } from './plan.ts';
import type { Palette } from './palette.ts';

/** Something drawn above the cells: it may be larger than the cell it is about. */
export interface Sign {
  readonly kind: 'head' | 'entrance' | 'exit';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The bounds of a sign, including its soft edge. */
export function signBox({ x, y, radius }: Sign): Box {
  const far = Math.ceil(radius + 2);
  return { x: Math.floor(x) - far, y: Math.floor(y) - far, width: 2 * far + 1, height: 2 * far + 1 };
}

type Pen = CanvasRenderingContext2D;

const disc = (pen: Pen, { x, y }: Sign, radius: number): void => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
};

/** A ring round the current cell, whatever is under it. */
function drawHead(pen: Pen, sign: Sign, palette: Palette): void {
  pen.fillStyle = palette.floor;
  disc(pen, sign, sign.radius + 1);
  pen.fillStyle = palette.wall;
  disc(pen, sign, sign.radius);
  pen.fillStyle = palette.floor;
  disc(pen, sign, sign.radius * 0.74);
  pen.fillStyle = palette.head;
  disc(pen, sign, sign.radius * 0.56);
}

/** A and B as on a plan: the A is round, the B square. */
const LETTERS = { entrance: 'A', exit: 'B' } as const;

function drawEnd(pen: Pen, sign: Sign & { readonly kind: 'entrance' | 'exit' }, palette: Palette): void {
  const { kind, x, y, radius } = sign;
  pen.fillStyle = palette[kind];
  if (kind === 'entrance') disc(pen, sign, radius);
  else
    pen.fillRect(
      Math.round(x - radius * 0.92),
      Math.round(y - radius * 0.92),
      Math.round(radius * 1.84),
      Math.round(radius * 1.84),
    );
  pen.fillStyle = palette.floor;
  pen.font = `750 ${radius * 1.35}px ${palette.letters}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: ascent } = pen.measureText(LETTERS[kind]);
  pen.fillText(LETTERS[kind], x, y + ascent / 2);
}

export function drawSign(pen: Pen, sign: Sign, palette: Palette): void {
  const { kind } = sign;
  if (kind === 'head') drawHead(pen, sign, palette);
  else drawEnd(pen, { ...sign, kind }, palette);
}
