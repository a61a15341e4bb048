import type { Rectangle } from '@dedalo/grid';
import { NO_WAY, TICKS_A_SECOND, type Way } from '@dedalo/race';
import type { Pen } from '../../../canvas/pen.ts';
import type { Picture } from '../looks/picture.ts';
import type { Traces } from './traces.ts';

const COLUMNS = 3;
const ROWS = 4;
/** How many ticks a frame is shown (R16). */
const FRAME_TICKS: number = TICKS_A_SECOND / 5;
/** Which of its three frames a walker shows, one after the other; the second is standing. */
const STEPS = [0, 1, 2, 1] as const;
const STANDING = 1;
/** A character that has not moved yet faces the viewer: the row for walking down. */
const FRONT = 2;
/** How far the feet are above the lower edge of the cell. */
const RAISED = 2 / 16;

export interface Pose {
  readonly facing: Way;
  readonly isMoving: boolean;
  readonly ticks: number;
}

/** Column and row of the frame in a character's sheet. */
export function frameOf({ facing, isMoving, ticks }: Pose): { readonly column: number; readonly row: number } {
  const column = isMoving ? STEPS[Math.floor(ticks / FRAME_TICKS) % STEPS.length]! : STANDING;
  return { column, row: facing === NO_WAY ? FRONT : facing };
}

/** Where a frame is in the picture of a character. */
export const sheetFrame = ({ rect }: Picture, { column, row }: ReturnType<typeof frameOf>): Rectangle => ({
  x: rect.x + (column * rect.width) / COLUMNS,
  y: rect.y + (row * rect.height) / ROWS,
  width: rect.width / COLUMNS,
  height: rect.height / ROWS,
});

/** Where to draw: the upper left corner of the cell and its size are in device pixels. */
export interface Spot {
  readonly pen: Pen;
  readonly traces: Traces;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export function drawCharacter({ pen, traces, size, x, y }: Spot, picture: Picture, pose: Pose): void {
  const { x: fromX, y: fromY, width, height } = sheetFrame(picture, frameOf(pose));
  const scale = size / picture.cell;
  const left = Math.round(x + (size - width * scale) / 2);
  const top = Math.round(y + size * (1 - RAISED) - height * scale);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  pen.drawImage(picture.image, fromX, fromY, width, height, left, top, wide, high);
  traces.add(left, top, wide, high);
}

/** An icon in the middle of a cell, or a part of it, moved by cells. */
export function drawIcon(
  { pen, traces, size, x, y }: Spot,
  { image, rect }: Picture,
  { scale = 1, rise = 0 }: { readonly scale?: number; readonly rise?: number } = {},
): void {
  const side = Math.round(size * scale);
  const left = Math.round(x + (size - side) / 2);
  const top = Math.round(y + (size - side) / 2 - rise * size);
  pen.drawImage(image, rect.x, rect.y, rect.width, rect.height, left, top, side, side);
  traces.add(left, top, side, side);
}
