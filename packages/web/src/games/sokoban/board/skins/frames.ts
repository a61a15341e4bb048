import type { Pen } from '../skin.ts';

/** The colour of a frame, and of the rims that make it visible on walls and boxes too. */
export interface FrameColours {
  readonly line: string;
  readonly rim: string;
}

/** A square about a tile, on whole device pixels. */
export function paintFrame(pen: Pen, size: number, colours: FrameColours): void {
  paintRings(pen, size, Math.max(2, Math.round(size * 0.055)), colours);
}

/** Only the corners of a heavier one. */
export function paintBrackets(pen: Pen, size: number, colours: FrameColours): void {
  const arm = Math.round(size * 0.3);
  const out = rimOf(size);
  pen.save();
  pen.beginPath();
  for (const x of [-out, size - arm]) for (const y of [-out, size - arm]) pen.rect(x, y, arm + out, arm + out);
  pen.clip();
  paintRings(pen, size, Math.max(2, Math.round(size * 0.075)), colours);
  pen.restore();
}

const rimOf = (size: number): number => Math.max(1, Math.round(size * 0.028));

function paintRings(pen: Pen, size: number, line: number, colours: FrameColours): void {
  const rim = rimOf(size);
  ring(pen, size, -rim, line + 2 * rim, colours.rim);
  ring(pen, size, 0, line, colours.line);
}

function ring(pen: Pen, size: number, inset: number, width: number, colour: string): void {
  const side = size - 2 * inset;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.rect(inset, inset, side, side);
  pen.rect(inset + width, inset + width, side - 2 * width, side - 2 * width);
  pen.fill('evenodd');
}
