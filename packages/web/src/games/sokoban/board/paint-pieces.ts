import type { Rectangle } from '@dedalo/grid';
import { BOX, CURSOR, HOME, LOST_BOX, PICKED, REACH, TARGET } from './codes.ts';
import type { Pen } from './skin.ts';
import {
  BOX_SPRITE,
  CURSOR_SPRITE,
  LOST,
  ON_GOAL,
  PICKED_SPRITE,
  REACH_SPRITE,
  type Sprites,
  TARGET_SPRITE,
} from './sprites.ts';

/** The still things, in layers. */
export interface StillPieces {
  readonly codes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Which cells of a level are visible in a part of it, in device pixels. `reach` adds this many cells on each side. */
export function cellsIn(part: Rectangle, size: number, level: { width: number; height: number }, reach = 0): Rectangle {
  const x = Math.max(0, Math.floor(part.x / size) - reach);
  const y = Math.max(0, Math.floor(part.y / size) - reach);
  return {
    x,
    y,
    width: Math.max(0, Math.min(level.width, Math.ceil((part.x + part.width) / size) + reach) - x),
    height: Math.max(0, Math.min(level.height, Math.ceil((part.y + part.height) / size) + reach) - y),
  };
}

export const boxSprite = (isHome: boolean, isLost: boolean): number =>
  BOX_SPRITE + (isHome ? ON_GOAL : 0) + (isLost ? LOST : 0);

/** Marks that lie on the floor. */
export function paintMarks(pen: Pen, sprites: Sprites, still: StillPieces, cells: Rectangle): void {
  each(still, cells, (code, x, y) => {
    if ((code & TARGET) !== 0) sprites.draw(pen, TARGET_SPRITE, x * sprites.size, y * sprites.size);
    if ((code & REACH) !== 0 && (code & BOX) === 0) {
      sprites.draw(pen, REACH_SPRITE, x * sprites.size, y * sprites.size);
    }
  });
}

export function paintBoxes(pen: Pen, sprites: Sprites, still: StillPieces, cells: Rectangle): void {
  each(still, cells, (code, x, y) => {
    if ((code & BOX) === 0) return;
    const sprite = boxSprite((code & HOME) !== 0, (code & LOST_BOX) !== 0);
    sprites.draw(pen, sprite, x * sprites.size, y * sprites.size);
  });
}

/** Marks that must be visible above anything. */
export function paintFrames(pen: Pen, sprites: Sprites, still: StillPieces, cells: Rectangle): void {
  each(still, cells, (code, x, y) => {
    if ((code & PICKED) !== 0) sprites.draw(pen, PICKED_SPRITE, x * sprites.size, y * sprites.size);
    if ((code & CURSOR) !== 0) sprites.draw(pen, CURSOR_SPRITE, x * sprites.size, y * sprites.size);
  });
}

function each(still: StillPieces, cells: Rectangle, draw: (code: number, x: number, y: number) => void): void {
  for (let y = cells.y; y < cells.y + cells.height; y++) {
    const row = y * still.width;
    for (let x = cells.x; x < cells.x + cells.width; x++) {
      const code = still.codes[row + x]!;
      if (code !== 0) draw(code, x, y);
    }
  }
}
