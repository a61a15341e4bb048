import type { Rectangle } from '@dedalo/grid';
import { isBuilt, isMasonry, traceContours } from './contours.ts';
import { FLOOR, kindAt, OUTSIDE, type Plan, WALL } from './plan.ts';
import { outlinePath } from './outline.ts';
import { FLOOR_VARIANTS, type Masonry, type Pen, type Skin } from './skin.ts';
import { FLOOR_SPRITE, GOAL_SPRITE, type Sprites } from './sprites.ts';

/** Cells drawn beyond a window, so that what is cut off does not show how it was cut. */
const OVERLAP = 2;

/** Draws everything of a level that never moves; the pen stands at the level's origin. */
export function paintGround(pen: Pen, plan: Plan, goals: Uint8Array, sprites: Sprites, window: Rectangle): void {
  const { skin, size } = sprites;
  const x = Math.max(-1, window.x - OVERLAP);
  const y = Math.max(-1, window.y - OVERLAP);
  const wide: Rectangle = {
    x,
    y,
    width: Math.min(plan.width + 1, window.x + window.width + OVERLAP) - x,
    height: Math.min(plan.height + 1, window.y + window.height + OVERLAP) - y,
  };
  const masonry: Masonry = {
    contours: traceContours(plan, wide, isMasonry),
    blocks: traceContours(plan, wide, isMasonry, 'part'),
    coast: traceContours(plan, wide, isBuilt),
    plan,
    window: wide,
  };
  pen.save();
  paintShade(pen, size, masonry, skin);
  skin.around?.(pen, size, masonry);
  eachCell(wide, (cx, cy) => paintFloor(pen, plan, sprites, cx, cy));
  eachCell(wide, (cx, cy) => {
    if (kindAt(plan, cx, cy) !== FLOOR) return;
    paintRims(pen, plan, skin, size, cx, cy);
    if (goals[cy * plan.width + cx] === 1) sprites.draw(pen, GOAL_SPRITE, cx * size, cy * size);
  });
  skin.walls(pen, size, masonry);
  pen.restore();
}

function eachCell({ x, y, width, height }: Rectangle, visit: (x: number, y: number) => void): void {
  for (let cy = y; cy < y + height; cy++) for (let cx = x; cx < x + width; cx++) visit(cx, cy);
}

/**
 * The board lies on the page like a plate: one soft shadow for walls and floor together. What is soft needs few pixels,
 * and a blur costs by the pixel, so it is drawn small.
 */
function paintShade(pen: Pen, size: number, { coast, window }: Masonry, skin: Skin): void {
  const scale = Math.max(1, Math.floor(size / 11));
  const tile = size / scale;
  const small = document.createElement('canvas');
  small.width = Math.ceil(window.width * tile);
  small.height = Math.ceil(window.height * tile);
  const smallPen = small.getContext('2d')!;
  smallPen.translate(-window.x * tile, -window.y * tile);
  smallPen.shadowColor = skin.shade;
  smallPen.shadowBlur = tile * 0.28;
  smallPen.shadowOffsetX = tile * 0.03;
  smallPen.shadowOffsetY = tile * 0.09;
  smallPen.fillStyle = skin.shade;
  smallPen.fill(outlinePath(coast, { tile, round: skin.round * tile, inset: tile * 0.03 }));
  pen.drawImage(small, window.x * size, window.y * size, small.width * scale, small.height * scale);
}

function paintFloor(pen: Pen, plan: Plan, sprites: Sprites, x: number, y: number): void {
  const { size } = sprites;
  const kind = kindAt(plan, x, y);
  if (kind === FLOOR) sprites.draw(pen, FLOOR_SPRITE + variantAt(x, y), x * size, y * size);
  if (kind !== WALL) return;
  const half = Math.ceil(size / 2);
  for (const dy of [-1, 1]) {
    for (const dx of [-1, 1]) {
      if (kindAt(plan, x + dx, y) !== FLOOR || kindAt(plan, x, y + dy) !== FLOOR) continue;
      pen.save();
      pen.beginPath();
      pen.rect(x * size + (dx < 0 ? 0 : size - half), y * size + (dy < 0 ? 0 : size - half), half, half);
      pen.clip();
      sprites.draw(pen, FLOOR_SPRITE + variantAt(x, y), x * size, y * size);
      pen.restore();
    }
  }
}

function paintRims(pen: Pen, plan: Plan, skin: Skin, size: number, x: number, y: number): void {
  for (let side = 0; side < 4; side++) {
    const beyond = kindAt(plan, x + [0, 1, 0, -1][side]!, y + [-1, 0, 1, 0][side]!);
    if (beyond !== OUTSIDE) continue;
    pen.save();
    pen.translate((x + 0.5) * size, (y + 0.5) * size);
    pen.rotate((side * Math.PI) / 2);
    pen.translate(-size / 2, -size / 2);
    skin.rim(pen, size);
    pen.restore();
  }
}

/** Neighbours differ, and the same cell looks the same for ever. */
function variantAt(x: number, y: number): number {
  const mixed = Math.imul((x + 3) * 73856093, 1) ^ Math.imul((y + 7) * 19349663, 1);
  return ((mixed ^ (mixed >>> 13)) >>> 3) % FLOOR_VARIANTS;
}
