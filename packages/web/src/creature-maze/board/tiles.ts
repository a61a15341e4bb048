import type { Pen } from '../../canvas/pen.ts';
import type { Look } from './look.ts';
import { type Side, SIDES, type Surroundings } from './surroundings.ts';

/** How much of a wall's square is its visible front. */
const FRONT = 0.44;

type Paint = (pen: Pen, size: number, look: Look) => void;

const bar = (pen: Pen, colour: string, [x, y, width, height]: readonly [number, number, number, number]): void => {
  pen.fillStyle = colour;
  pen.fillRect(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
};

/** Flagstones, in the shadow of the walls above and to the left. */
export const floorTile =
  ({ walls }: Surroundings, variety: number): Paint =>
  (pen, size, look) => {
    bar(pen, look.floor, [0, 0, size, size]);
    bar(pen, look.joint, [0, size - size * 0.04, size, size * 0.04]);
    bar(pen, look.joint, [size - size * 0.04, 0, size * 0.04, size]);
    const specks: readonly (readonly [number, number])[] = [
      [0.3, 0.62],
      [0.66, 0.34],
      [0.52, 0.78],
    ];
    const [x, y] = specks[variety % specks.length]!;
    if (variety > 2) bar(pen, look.speck, [x * size, y * size, size * 0.09, size * 0.05]);
    if (variety === 1) bar(pen, look.joint, [size * 0.5, 0, size * 0.03, size * 0.96]);
    if (walls.north) fade(pen, look, [0, 0, size, size * 0.3], 'down');
    if (walls.west) fade(pen, look, [0, 0, size * 0.16, size], 'right');
  };

function fade(
  pen: Pen,
  { shadow }: Look,
  [x, y, width, height]: readonly [number, number, number, number],
  way: 'down' | 'right',
): void {
  const gradient = pen.createLinearGradient(x, y, way === 'right' ? x + width : x, way === 'down' ? y + height : y);
  gradient.addColorStop(0, shadow);
  gradient.addColorStop(1, `${shadow.slice(0, 7)}00`);
  pen.fillStyle = gradient;
  pen.fillRect(x, y, width, height);
}

/** Masonry seen from above, and its front where there is floor below it. */
export const wallTile =
  ({ walls, isLowest }: Surroundings, variety: number): Paint =>
  (pen, size, look) => {
    const edge = Math.max(1, size * 0.07);
    bar(pen, look.top, [0, 0, size, size]);
    courses(pen, { size, look, variety });
    const hasFront = !walls.south || isLowest;
    const top = hasFront ? Math.round(size * (1 - FRONT)) : size;
    if (hasFront) front(pen, { size, look, top, variety });
    if (!walls.north) bar(pen, look.topLight, [0, 0, size, edge]);
    if (!walls.west) bar(pen, look.topLight, [0, 0, edge, top]);
    if (!walls.east) bar(pen, look.topDark, [size - edge, 0, edge, top]);
    if (!walls.east && hasFront) bar(pen, look.faceJoint, [size - edge, top, edge, size - top]);
    if (hasFront) bar(pen, look.topLight, [0, top - edge * 0.7, size, edge * 0.7]);
  };

interface Masonry {
  readonly size: number;
  readonly look: Look;
  readonly variety: number;
}

/** The joints of the floor slabs. */
function courses(pen: Pen, { size, look, variety }: Masonry): void {
  const line = Math.max(1, size * 0.03);
  pen.globalAlpha = 0.5;
  if (variety % 2 === 0) bar(pen, look.topDark, [size * (variety === 0 ? 0.34 : 0.62), 0, line, size]);
  else bar(pen, look.topDark, [0, size * (variety === 1 ? 0.3 : 0.24), size, line]);
  pen.globalAlpha = 1;
}

/** Two courses of bricks, the joints of one between those of the other. */
function front(pen: Pen, { size, look, top, variety }: Masonry & { readonly top: number }): void {
  const height = size - top;
  const line = Math.max(1, size * 0.035);
  bar(pen, look.face, [0, top, size, height]);
  bar(pen, look.faceLight, [size * (variety % 2 === 0 ? 0.02 : 0.5), top + line, size * 0.46, height * 0.42]);
  bar(pen, look.faceJoint, [0, top + height / 2, size, line]);
  bar(pen, look.faceJoint, [size * 0.5, top, line, height / 2]);
  bar(pen, look.faceJoint, [size * 0.22, top + height / 2, line, height / 2]);
  bar(pen, look.faceJoint, [size * 0.76, top + height / 2, line, height / 2]);
  bar(pen, look.faceJoint, [0, size - line, size, line]);
}

/** Unexplored cells: clouds that end in billows towards explored ones. */
export const fogTile =
  ({ seen, variety }: { readonly seen: Readonly<Record<Side, boolean>>; readonly variety: number }): Paint =>
  (pen, size, look) => {
    bar(pen, look.fog, [0, 0, size, size]);
    for (const [turns, side] of SIDES.entries()) if (seen[side]) billows(pen, size, { look, turns });
    pen.strokeStyle = look.fogMark;
    pen.lineWidth = Math.max(1, size * 0.05);
    pen.lineCap = 'round';
    const [x, y] = [size * (0.2 + 0.2 * (variety % 3)), size * (0.3 + 0.2 * (variety % 2))];
    pen.beginPath();
    pen.arc(x, y, size * 0.14, Math.PI, 2 * Math.PI);
    pen.arc(x + size * 0.28, y, size * 0.14, Math.PI, 0, true);
    pen.stroke();
  };

/** Along the upper edge, or the one after this many quarter turns. */
function billows(pen: Pen, size: number, { look, turns }: { readonly look: Look; readonly turns: number }): void {
  pen.save();
  pen.translate(size / 2, size / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.translate(-size / 2, -size / 2);
  pen.fillStyle = look.billow;
  for (const [at, radius] of [
    [0.14, 0.17],
    [0.46, 0.22],
    [0.82, 0.19],
  ] as const) {
    pen.beginPath();
    pen.arc(at * size, 0, radius * size, 0, Math.PI);
    pen.fill();
  }
  pen.restore();
}

/** Two columns of the palace and their beam: daylight between them, or the door that has closed. */
export const gateTile =
  (kind: 'exit' | 'entrance'): Paint =>
  (pen, size, look) => {
    bar(pen, look.floor, [0, 0, size, size]);
    if (kind === 'exit') {
      const light = pen.createRadialGradient(size / 2, size * 0.62, 0, size / 2, size * 0.62, size * 0.6);
      light.addColorStop(0, '#fffbe8');
      light.addColorStop(0.45, look.light);
      light.addColorStop(1, `${look.light}40`);
      pen.fillStyle = light;
      pen.fillRect(0, 0, size, size);
    } else {
      bar(pen, look.door, [size * 0.2, size * 0.2, size * 0.6, size * 0.8]);
      for (const x of [0.33, 0.49, 0.65]) bar(pen, look.faceJoint, [size * x, size * 0.2, size * 0.03, size * 0.8]);
      bar(pen, look.faceJoint, [size * 0.2, size * 0.5, size * 0.6, size * 0.05]);
    }
    for (const x of [0.04, 0.76]) column(pen, { size, look, x: x * size });
    bar(pen, look.lintel, [0, 0, size, size * 0.09]);
    bar(pen, look.column, [0, size * 0.09, size, size * 0.07]);
  };

/** Minoan columns are narrower at the foot. */
function column(pen: Pen, { size, look, x }: { readonly size: number; readonly look: Look; readonly x: number }): void {
  const width = size * 0.2;
  const shaft = (colour: string, from: number, to: number): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(x + width * from, size * 0.28);
    pen.lineTo(x + width * to, size * 0.28);
    pen.lineTo(x + width * (0.5 + (to - 0.5) * 0.66), size * 0.93);
    pen.lineTo(x + width * (0.5 + (from - 0.5) * 0.66), size * 0.93);
    pen.fill();
  };
  shaft(look.column, 0, 1);
  shaft(look.columnLight, 0.15, 0.42);
  bar(pen, look.lintel, [x - width * 0.15, size * 0.17, width * 1.3, size * 0.12]);
  bar(pen, look.lintel, [x, size * 0.92, width, size * 0.08]);
}

/** Tiles are painted once for each size and look. */
export class Tiles {
  readonly size: number;
  readonly #look: Look;
  readonly #tiles = new Map<string, HTMLCanvasElement>();

  constructor(size: number, look: Look) {
    this.size = size;
    this.#look = look;
  }

  get(name: string, paint: () => Paint): HTMLCanvasElement {
    const known = this.#tiles.get(name);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = this.size;
    canvas.height = this.size;
    paint()(canvas.getContext('2d')!, this.size, this.#look);
    this.#tiles.set(name, canvas);
    return canvas;
  }
}
