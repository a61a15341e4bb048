import { type Cell, DELTAS, type Point } from '@dedalo/grid';
import { between, isOneStep, pointOfCell, type Way } from '../../../canvas/motion.ts';
import type { Scene } from './scene.ts';
import type { Grip } from './skin.ts';

/** A piece on its way. */
export interface Glide extends Way {
  /** The number of a box, or `PLAYER`. */
  readonly piece: number;
}

export const PLAYER = -1;

/** Where a piece is seen, in cells; undefined while there is no player. */
export function drawnAt(scene: Scene, glides: readonly Glide[], progress: number, piece: number): Point | undefined {
  const glide = glides.find((glide) => glide.piece === piece);
  if (glide) return between(glide, progress);
  const cell = piece === PLAYER ? scene.player : scene.boxes[piece]!;
  return cell === null ? undefined : pointOfCell(cell, scene.level.width);
}

/** Which pieces glide from one scene to the next: those that went one cell. The others jump. */
export function glidesBetween(before: Scene, after: Scene, drawnAt: (piece: number) => Point | undefined): Glide[] {
  const { width } = after.level;
  const glides: Glide[] = [];
  const add = (piece: number, from: Cell, to: Cell): void => {
    if (!isOneStep(from, to, width)) return;
    const start = pointOfCell(from, width);
    const end = pointOfCell(to, width);
    glides.push({ piece, from: startOf(start, end, drawnAt(piece)), to: end });
  };
  const boxes = Math.min(before.boxes.length, after.boxes.length);
  for (let box = 0; box < boxes; box++) {
    if (before.boxes[box] !== after.boxes[box]) add(box, before.boxes[box]!, after.boxes[box]!);
  }
  if (before.player !== null && after.player !== null) add(PLAYER, before.player, after.player);
  return glides;
}

/**
 * A piece that is still moving continues from where it is seen, unless it would cut a corner or has several steps to
 * catch up.
 */
function startOf(start: Point, end: Point, drawn: Point | undefined): Point {
  if (!drawn) return start;
  const isInLine = drawn.x === end.x || drawn.y === end.y;
  const isNear = Math.abs(drawn.x - end.x) + Math.abs(drawn.y - end.y) <= 1.8;
  return isInLine && isNear ? drawn : start;
}

/** How the player holds a box in `after`: a box that went with him is in front of or behind him. */
export function gripAfter(before: Scene, after: Scene, grip: Grip): Grip {
  if (before.player === null || after.player === null) return 'none';
  if (before.player === after.player) return before.facing === after.facing ? grip : 'none';
  const { width } = after.level;
  const step = after.player - before.player;
  if (!isOneStep(before.player, after.player, width)) return 'none';
  const ahead = DELTAS[after.facing].x + DELTAS[after.facing].y * width;
  for (let box = 0; box < after.boxes.length; box++) {
    const cell = after.boxes[box]!;
    if (cell - before.boxes[box]! !== step) continue;
    if (cell === after.player + ahead) return 'push';
    if (cell === after.player - ahead) return 'pull';
  }
  return 'none';
}
