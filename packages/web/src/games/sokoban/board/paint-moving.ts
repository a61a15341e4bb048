import type { Point } from '@dedalo/grid';
import { HOME, LOST_BOX } from './codes.ts';
import { between, pointOfCell } from '../../../canvas/motion.ts';
import { drawnAt, type Glide, PLAYER } from './glides.ts';
import { boxSprite } from './paint-pieces.ts';
import type { Scene } from './scene.ts';
import type { Grip, Pen } from './skin.ts';
import { playerSprite, type Sprites } from './sprites.ts';

/** A scene with some of its pieces on their way. */
export interface Moving {
  readonly scene: Scene;
  readonly codes: Uint8Array;
  readonly glides: readonly Glide[];
  readonly progress: number;
  readonly grip: Grip;
  readonly foot: 1 | 2;
}

/** A box that the player holds: its number and its middle, in device pixels of the level. */
export interface Lifted extends Point {
  readonly box: number;
}

const LIFTED_SCALE = 1.12;
const GHOST_ALPHA = 0.35;
/** Of a step, after which both feet stand on the ground again. */
const STRIDE_END = 0.8;

export function paintGlides(pen: Pen, sprites: Sprites, moving: Moving): void {
  for (const glide of moving.glides) {
    if (glide.piece === PLAYER) continue;
    const { x, y } = between(glide, moving.progress);
    sprites.draw(pen, spriteOf(moving, glide.piece), Math.round(x * sprites.size), Math.round(y * sprites.size));
  }
}

/** A box is at its place only once it has arrived. */
function spriteOf({ scene, codes, glides }: Moving, box: number): number {
  const code = codes[scene.boxes[box]!]!;
  const hasArrived = !glides.some(({ piece }) => piece === box);
  return boxSprite(hasArrived && (code & HOME) !== 0, (code & LOST_BOX) !== 0);
}

export function paintPlayer(pen: Pen, sprites: Sprites, { scene, glides, progress, grip, foot }: Moving): void {
  const at = drawnAt(scene, glides, progress, PLAYER);
  if (!at) return;
  const isWalking = progress < STRIDE_END && glides.some(({ piece }) => piece === PLAYER);
  const isReverse = scene.marks.targets !== undefined;
  const sprite = playerSprite({ facing: scene.facing, grip, stride: isWalking ? foot : 0, isReverse });
  sprites.draw(pen, sprite, Math.round(at.x * sprites.size), Math.round(at.y * sprites.size));
}

/** Where a lifted box was. */
export function paintGhost(pen: Pen, sprites: Sprites, moving: Moving, { box }: Lifted): void {
  const { x, y } = pointOfCell(moving.scene.boxes[box]!, moving.scene.level.width);
  pen.globalAlpha = GHOST_ALPHA;
  sprites.draw(pen, spriteOf(moving, box), x * sprites.size, y * sprites.size);
  pen.globalAlpha = 1;
}

export function paintLifted(pen: Pen, sprites: Sprites, moving: Moving, { box, x, y }: Lifted): void {
  const { skin, size } = sprites;
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = skin.shade;
  pen.beginPath();
  pen.ellipse(size * 0.06, size * 0.42, size * 0.48, size * 0.2, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.scale(LIFTED_SCALE, LIFTED_SCALE);
  sprites.draw(pen, spriteOf(moving, box), -size / 2, -size * 0.6);
  pen.restore();
}
