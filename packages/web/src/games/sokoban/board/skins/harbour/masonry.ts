import { noise } from '../../noise.ts';
import { outlinePath } from '../../outline.ts';
import { kindAt, WALL } from '../../plan.ts';
import type { Masonry, Pen } from '../../skin.ts';
import { paintCast } from '../cast.ts';
import { blocksOf } from './blocks.ts';
import type { Palette } from './palette.ts';

export const ROUND = 0.2;
const FRONT = 0.17;

/** The sea as old charts draw it: lines that follow the coast and fade. */
export function paintWater(pen: Pen, size: number, { coast }: Masonry, colours: Palette): void {
  pen.save();
  pen.strokeStyle = colours.water;
  pen.lineWidth = Math.max(1, size / 36);
  for (const [at, alpha] of [
    [0.09, 0.6],
    [0.17, 0.38],
    [0.25, 0.2],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.stroke(outlinePath(coast, { tile: size, round: ROUND * size, inset: -at * size }));
  }
  pen.restore();
}

/** Quay stones that the sea has worn, laid in bond. */
export function paintMasonry(pen: Pen, size: number, masonry: Masonry, colours: Palette): void {
  const { contours, plan, window } = masonry;
  const round = ROUND * size;
  const front = Math.round(size * FRONT);
  paintCast(pen, size, masonry, { round, colour: colours.wallCast });
  const mass = outlinePath(contours, { tile: size, round });
  pen.fillStyle = colours.mortar;
  pen.fill(mass);
  pen.save();
  pen.clip(mass);
  for (const { x, y, width, height } of blocksOf(plan, window)) {
    const hasFront = kindAt(plan, x, y + height) !== WALL;
    paintBlock(pen, size, { x, y, width, height, front: hasFront ? front : 0 }, colours);
  }
  pen.restore();
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly front: number;
}

function paintBlock(pen: Pen, size: number, { x, y, width, height, front }: Block, colours: Palette): void {
  const gap = Math.max(0.5, Math.round(size / 22) / 2);
  const worn = Math.min(size * 0.17, size / 2);
  const [left, top, w, h] = [x * size + gap, y * size + gap, width * size - 2 * gap, height * size - 2 * gap];
  const stone = Math.floor(((noise(x, y) + 1) / 2) * colours.stones.length);
  if (front > 0) roundSlab(pen, left, top + front, w, h - front, worn, colours.stoneFront);
  roundSlab(pen, left, top, w, h - front, worn, colours.stones[stone]!);
  if (size < 18) return;
  const line = Math.max(1, size / 30);
  pen.strokeStyle = colours.stoneLight;
  pen.globalAlpha = 0.75;
  pen.lineWidth = line;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(left + line, top + worn + size * 0.08);
  pen.arcTo(left + line, top + line, left + worn, top + line, worn);
  pen.lineTo(left + Math.min(w * 0.55, size * 0.7), top + line);
  pen.stroke();
  pen.globalAlpha = 1;
  if (size >= 30) pits(pen, size, { x, y, left, top, w, h: h - front }, colours);
}

/** Two or three hollows that the water has left. */
function pits(
  pen: Pen,
  size: number,
  { x, y, left, top, w, h }: { x: number; y: number; left: number; top: number; w: number; h: number },
  colours: Palette,
): void {
  pen.fillStyle = colours.mortar;
  pen.globalAlpha = 0.28;
  for (let pit = 0; pit < 3; pit++) {
    const px = left + w * (0.5 + 0.32 * noise(x * 7 + pit, y));
    const py = top + h * (0.56 + 0.26 * noise(x, y * 7 + pit));
    pen.beginPath();
    pen.ellipse(px, py, size * (0.045 + 0.02 * noise(pit, x + y)), size * 0.026, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function roundSlab(pen: Pen, x: number, y: number, width: number, height: number, round: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.min(round, height / 2));
  pen.fill();
}
