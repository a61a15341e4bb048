import type { Size } from '@dedalo/grid';
import { MARGIN, wholeTile } from '../../../canvas/fit.ts';
import { paintGround } from './ground.ts';
import { paintDead } from './ground-layer.ts';
import { PieceLayer } from './piece-layer.ts';
import { planOf } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Look } from './skin.ts';
import { SKINS } from './skins.ts';
import { Sprites } from './sprites.ts';

/** Browsers refuse larger canvases. */
const LONGEST_SIDE = 8192;
const FINEST_PICTURE_TILE = 3;

/**
 * Draws a whole position into a canvas: the largest tile with which it fits into `fit` (CSS pixels), at the device's
 * pixel ratio. The canvas becomes as large as the picture.
 */
export function drawPicture(canvas: HTMLCanvasElement, scene: Scene, look: Look, fit: Size): void {
  const ratio = window.devicePixelRatio;
  const view = { width: fit.width * ratio, height: fit.height * ratio };
  const tile = Math.max(FINEST_PICTURE_TILE, wholeTile(scene.level, view));
  drawPosition(canvas, scene, look, { tile });
  const scale = Math.min(1, view.width / canvas.width, view.height / canvas.height) / ratio;
  canvas.style.width = `${canvas.width * scale}px`;
  canvas.style.height = `${canvas.height * scale}px`;
}

export interface PictureStyle {
  /** Device pixels a tile; fewer where the picture would become too large for a canvas. */
  readonly tile: number;
  /** With the page about it: where the picture must stand on a page it does not know. */
  readonly isOpaque?: boolean;
}

export function drawPosition(
  canvas: HTMLCanvasElement,
  scene: Scene,
  look: Look,
  { tile, isOpaque = false }: PictureStyle,
): void {
  const { level } = scene;
  const size = Math.min(tile, Math.floor(LONGEST_SIDE / (Math.max(level.width, level.height) + 2 * MARGIN)));
  const margin = Math.floor(size * MARGIN);
  const sprites = new Sprites(SKINS[look.skin](look.theme), size);
  canvas.width = level.width * size + 2 * margin;
  canvas.height = level.height * size + 2 * margin;
  const pen = canvas.getContext('2d')!;
  if (isOpaque) {
    pen.fillStyle = sprites.skin.page;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  const all = { x: -margin, y: -margin, width: canvas.width, height: canvas.height };
  pen.save();
  pen.translate(margin, margin);
  paintGround(pen, planOf(level), level.isGoal, sprites, { x: 0, y: 0, width: level.width, height: level.height });
  pen.restore();
  paintDead(pen, scene, sprites, all);
  const pieces = new PieceLayer(sprites);
  pieces.show(scene, false);
  pieces.overlay(pen, all);
}
