import type { Cell } from '@dedalo/grid';
import type { Scene } from './scene.ts';

/** The still things on a cell, as bits: comparing two scenes then is comparing bytes. */
export const REACH = 1;
export const TARGET = 2;
export const PICKED = 4;
export const CURSOR = 8;
export const BOX = 16;
export const HOME = 32;
export const LOST_BOX = 64;

/** Writes the codes of a scene into `codes`; a box that `isAway` (gliding or lifted) is left out. */
export function writeCodes(codes: Uint8Array, scene: Scene, isAway: (box: number) => boolean): void {
  const { marks, level } = scene;
  const set = (cell: Cell, bit: number): void => {
    codes[cell]! |= bit;
  };
  codes.fill(0);
  if (marks.reach) for (let cell = 0; cell < codes.length; cell++) if (marks.reach[cell] === 1) codes[cell] = REACH;
  if (marks.targets) for (const cell of marks.targets) set(cell, TARGET | HOME);
  else for (const cell of level.goals) set(cell, HOME);
  if (marks.picked !== undefined) set(marks.picked, PICKED);
  if (marks.cursor !== undefined) set(marks.cursor, CURSOR);
  for (let box = 0; box < scene.boxes.length; box++) if (!isAway(box)) set(scene.boxes[box]!, BOX);
  if (marks.lost) for (const cell of marks.lost) set(cell, LOST_BOX);
}
