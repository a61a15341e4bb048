import type { Point, Rectangle, Size } from '@dedalo/grid';
import { paintGround } from './ground.ts';
import { cellsIn } from './paint-pieces.ts';
import { type Plan, planOf } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Pen } from './skin.ts';
import { DEAD_SPRITE, type Sprites } from './sprites.ts';

/** A level with fewer pixels is drawn as a whole, a larger one only round the visible part. */
const WHOLE_PIXELS = 6_000_000;
/** Cells of that neighbourhood. */
const NEIGHBOURHOOD = 6;
/** Room for the shadow beyond the grid, in cells. */
const BORDER = 1;

/** Walls, floor, goals. They are drawn once into a canvas of their own and only copied when the camera moves. */
export class GroundLayer {
  #sheet: HTMLCanvasElement | undefined;
  /** The cells on the sheet. */
  #cells: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
  #level: Scene['level'] | undefined;
  #plan: Plan | undefined;

  /** Whether the sheet has another size or look than needed. */
  forget(): void {
    this.#sheet = undefined;
  }

  paint(pen: Pen, scene: Scene, sprites: Sprites, camera: Point, view: Size): void {
    if (this.#level !== scene.level) {
      this.#level = scene.level;
      this.#plan = planOf(scene.level);
      this.#sheet = undefined;
    }
    const { size } = sprites;
    const seen = { x: camera.x, y: camera.y, width: view.width, height: view.height };
    const sheet = this.#sheetFor(scene, sprites, seen);
    pen.clearRect(0, 0, view.width, view.height);
    pen.drawImage(sheet, this.#cells.x * size - camera.x, this.#cells.y * size - camera.y);
    paintDead(pen, scene, sprites, seen);
  }

  #sheetFor(scene: Scene, sprites: Sprites, seen: Rectangle): HTMLCanvasElement {
    const needed = withBorder(cellsIn(seen, sprites.size, scene.level), 0, scene.level);
    if (this.#sheet && holds(this.#cells, needed)) return this.#sheet;
    const { width, height } = scene.level;
    const isWhole = width * height * sprites.size ** 2 <= WHOLE_PIXELS;
    const all = { x: 0, y: 0, width, height };
    this.#cells = isWhole ? withBorder(all, BORDER, scene.level) : withBorder(needed, NEIGHBOURHOOD, scene.level);
    const sheet = document.createElement('canvas');
    sheet.width = this.#cells.width * sprites.size;
    sheet.height = this.#cells.height * sprites.size;
    const pen = sheet.getContext('2d')!;
    pen.translate(-this.#cells.x * sprites.size, -this.#cells.y * sprites.size);
    paintGround(pen, this.#plan!, scene.level.isGoal, sprites, this.#cells);
    this.#sheet = sheet;
    return sheet;
  }
}

/** Widened by `cells`, but by no more than the level's border. */
function withBorder(part: Rectangle, cells: number, level: Size): Rectangle {
  const x = Math.max(-BORDER, part.x - cells);
  const y = Math.max(-BORDER, part.y - cells);
  return {
    x,
    y,
    width: Math.min(level.width + BORDER, part.x + part.width + cells) - x,
    height: Math.min(level.height + BORDER, part.y + part.height + cells) - y,
  };
}

const holds = (whole: Rectangle, part: Rectangle): boolean =>
  part.x >= whole.x &&
  part.y >= whole.y &&
  part.x + part.width <= whole.x + whole.width &&
  part.y + part.height <= whole.y + whole.height;

export function paintDead(pen: Pen, scene: Scene, sprites: Sprites, seen: Rectangle): void {
  const { dead } = scene.marks;
  if (!dead) return;
  const { level } = scene;
  const { size } = sprites;
  const cells = cellsIn(seen, size, level);
  for (let y = cells.y; y < cells.y + cells.height; y++) {
    for (let x = cells.x; x < cells.x + cells.width; x++) {
      const cell = y * level.width + x;
      if (dead[cell] !== 1 || level.isInside[cell] !== 1) continue;
      sprites.draw(pen, DEAD_SPRITE, x * size - seen.x, y * size - seen.y);
    }
  }
}
