import type { Size } from '@dedalo/grid';
import { drawPicture } from '../games/sokoban/board/picture.ts';
import type { Look } from '../games/sokoban/board/skin.ts';
import { FIRST_FACING } from '../games/sokoban/board/scene-of.ts';
import { findExample } from './example.ts';

export function drawExample(canvas: HTMLCanvasElement, look: Look, fit: Size): void {
  const { level } = findExample();
  const { player, boxes } = level;
  drawPicture(canvas, { level, player, boxes, facing: FIRST_FACING, marks: {} }, look, fit);
}
