import type { Rectangle } from '@dedalo/grid';
import { isBuilt, isMasonry, traceContours } from './contours.ts';
import { noise } from './noise.ts';
import { FLOOR, kindAt, OUTSIDE, type Plan } from './plan.ts';
import { outlinePath } from './outline.ts';
import { FLOOR_VARIANTS, type Masonry, type Pen, type Skin } from './skin.ts';
import { FLOOR_SPRITE, GOAL_SPRITE, type Sprites } from './sprites.ts';

/** Cells drawn beyond a window, so that the cut does not change what is inside. */
const OVERLAP = 2;

/** After this many tiles the floor repeats. */
const FLOOR_PERIOD = 8;

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
  paintFloor(pen, sprites, masonry);
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
 * The board lies on the page like a plate: one soft shadow for walls and floor together. A soft shadow needs few
 * pixels, and a blur costs by the pixel, so it is drawn small.
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

/** Also below the walls, because it shows at their round corners. */
function paintFloor(pen: Pen, sprites: Sprites, { coast }: Masonry): void {
  const { size, skin } = sprites;
  const sheet = document.createElement('canvas');
  sheet.width = FLOOR_PERIOD * size;
  sheet.height = FLOOR_PERIOD * size;
  const sheetPen = sheet.getContext('2d')!;
  eachCell({ x: 0, y: 0, width: FLOOR_PERIOD, height: FLOOR_PERIOD }, (x, y) =>
    sprites.draw(sheetPen, FLOOR_SPRITE + variantAt(x, y), x * size, y * size),
  );
  pen.fillStyle = pen.createPattern(sheet, 'repeat')!;
  pen.fill(outlinePath(coast, { tile: size, round: skin.round * size }));
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

const variantAt = (x: number, y: number): number =>
  Math.min(FLOOR_VARIANTS - 1, Math.floor(((noise(x, y) + 1) / 2) * FLOOR_VARIANTS));
