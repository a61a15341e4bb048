import type { Colour } from '../art/palette.ts';
import { makePixels } from '../art/pixels.ts';
import { encodePng } from './png.ts';

/** The usual size of pictures in link previews. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Round the board. */
const MARGIN = 40;

const PAINTS = {
  none: [0, 0, 0, 0],
  ground: [245, 235, 218, 255],
  floor: [255, 250, 240, 255],
  joint: [235, 221, 197, 255],
  wall: [43, 32, 26, 255],
  clay: [162, 58, 28, 255],
  sea: [23, 88, 108, 255],
  leaf: [66, 96, 27, 255],
  saffron: [224, 160, 33, 255],
} as const satisfies Readonly<Record<string, Colour>>;
type Paint = keyof typeof PAINTS;
const NAMES = Object.keys(PAINTS) as Paint[];

/** The colour of a board's sign; the others are floor. */
export type Signs = Readonly<Record<string, 'wall' | 'water' | Stone>>;
type Stone = 'clay' | 'sea' | 'leaf' | 'saffron';

/** A board, a sign for each cell, as a picture: walls are blocks, and stones are on the floor. */
export function previewPicture(rows: readonly string[], signs: Signs): Uint8Array {
  const columns = Math.max(...rows.map((row) => row.length));
  const size = Math.floor(Math.min((WIDTH - 2 * MARGIN) / columns, (HEIGHT - 2 * MARGIN) / rows.length));
  const left = Math.floor((WIDTH - columns * size) / 2);
  const top = Math.floor((HEIGHT - rows.length * size) / 2);
  const paintAt = (x: number, y: number): Paint => {
    const sign = rows[Math.floor((y - top) / size)]?.[Math.floor((x - left) / size)];
    if (sign === undefined) return 'ground';
    const kind = signs[sign];
    if (kind === 'wall') return 'wall';
    if (kind === 'water') return 'sea';
    const [dx, dy] = [((x - left) % size) - size / 2, ((y - top) % size) - size / 2];
    const away = Math.hypot(dx, dy) / size;
    if (kind !== undefined && away < 0.4) return away < 0.33 ? kind : 'wall';
    return Math.max(Math.abs(dx), Math.abs(dy)) > size / 2 - 1.5 ? 'joint' : 'floor';
  };
  const pixels = makePixels(WIDTH, HEIGHT, (x, y) => NAMES.indexOf(paintAt(x, y)));
  return encodePng(pixels, Object.values(PAINTS));
}
