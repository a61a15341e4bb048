export type Pen = CanvasRenderingContext2D;

/** Drawings are made on a tile of 100 × 100 units. */
export const UNITS = 100;

export interface Stroke {
  readonly fill?: string;
  readonly line?: string;
  /** A width in units; never thinner than most of a device pixel. */
  readonly width?: number;
}

/** Runs `draw` with the tile's units. */
export function inUnits(pen: Pen, size: number, draw: () => void): void {
  pen.save();
  pen.scale(size / UNITS, size / UNITS);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw();
  pen.restore();
}

/** The thinnest visible line, in units. */
export const hair = (size: number): number => UNITS / size;

/** Fills and draws a path in SVG notation. */
export function ink(pen: Pen, path: string | Path2D, { fill, line, width = 4 }: Stroke): void {
  const shape = typeof path === 'string' ? new Path2D(path) : path;
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  if (!line) return;
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke(shape);
}

export function disc(pen: Pen, x: number, y: number, radius: number, stroke: Stroke): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  ink(pen, path, stroke);
}

export function oval(pen: Pen, x: number, y: number, rx: number, ry: number, stroke: Stroke): void {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  ink(pen, path, stroke);
}

/** A rectangle on whole device pixels, given in units: edges stay sharp at every size. */
export function slab(
  pen: Pen,
  size: number,
  { x, y, width, height, round = 0 }: { x: number; y: number; width: number; height: number; round?: number },
  stroke: Stroke,
): void {
  const snap = (value: number): number => (Math.round((value * size) / UNITS) * UNITS) / size;
  const path = new Path2D();
  const left = snap(x);
  const top = snap(y);
  path.roundRect(left, top, snap(x + width) - left, snap(y + height) - top, round);
  ink(pen, path, stroke);
}
