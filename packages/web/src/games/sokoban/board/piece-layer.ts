import { intersection, type Point, type Rectangle, type Size } from '@dedalo/grid';
import { writeCodes } from './codes.ts';
import { Damage } from './damage.ts';
import { between } from '../../../canvas/motion.ts';
import { drawnAt, type Glide, glidesBetween, gripAfter, PLAYER } from './glides.ts';
import { type Lifted, type Moving, paintGhost, paintGlides, paintLifted, paintPlayer } from './paint-moving.ts';
import { cellsIn, paintBoxes, paintFrames, paintMarks } from './paint-pieces.ts';
import type { Scene } from './scene.ts';
import type { Grip, Pen } from './skin.ts';
import type { Sprites } from './sprites.ts';

/** From this many changed cells on, drawing everything is cheaper than finding out what not to draw. */
const MANY_CHANGES = 48;

/** The layer of boxes and the player. It remembers what it has drawn, and draws only where that has changed. */
export class PieceLayer {
  #sprites: Sprites;
  #scene: Scene | undefined;
  #codes = new Uint8Array(0);
  #spare = new Uint8Array(0);
  #glides: Glide[] = [];
  #progress = 1;
  #grip: Grip = 'none';
  #foot: 1 | 2 = 1;
  #lifted: Lifted | undefined;
  readonly #damage = new Damage();

  constructor(sprites: Sprites) {
    this.#sprites = sprites;
  }

  /** The caller must draw everything again after this. */
  setSprites(sprites: Sprites): void {
    this.#sprites = sprites;
  }

  /** Returns whether anything glides. After a change of level the caller must draw everything again. */
  show(scene: Scene, isGliding: boolean): boolean {
    const before = this.#scene?.level === scene.level ? this.#scene : undefined;
    this.#damageMoving();
    const glides = before && isGliding ? glidesBetween(before, scene, (piece) => this.#drawnAt(piece)) : [];
    this.#grip = before ? gripAfter(before, scene, this.#grip) : 'none';
    if (before && before.player !== scene.player) this.#foot = this.#foot === 1 ? 2 : 1;
    if (!before) this.#codes = new Uint8Array(scene.level.walls.length);
    this.#scene = scene;
    this.#glides = glides;
    this.#progress = glides.length === 0 ? 1 : 0;
    this.#refresh();
    return glides.length > 0;
  }

  /** From 0 to 1; at 1 everything has arrived. */
  advance(progress: number): void {
    this.#damageMoving();
    this.#progress = progress;
    if (progress >= 1) this.#glides = [];
    this.#refresh();
  }

  lift(lifted: Lifted | undefined): void {
    this.#damageMoving();
    this.#lifted = lifted;
    this.#refresh();
  }

  /** Draws the damaged parts, or the whole `view`; `camera` is the view's place in the level. */
  paint(pen: Pen, camera: Point, view: Size, isAll: boolean): void {
    const all = { x: camera.x, y: camera.y, width: view.width, height: view.height };
    const damaged = this.#damage.take();
    for (const damagedPart of isAll ? [all] : damaged) {
      const part = intersection(damagedPart, all);
      if (part.width === 0 || part.height === 0) continue;
      pen.save();
      pen.translate(-camera.x, -camera.y);
      pen.beginPath();
      pen.rect(part.x, part.y, part.width, part.height);
      pen.clip();
      pen.clearRect(part.x, part.y, part.width, part.height);
      this.#paintPart(pen, part);
      pen.restore();
    }
  }

  /** Draws everything again; `all` begins at the canvas's origin. */
  overlay(pen: Pen, all: Rectangle): void {
    pen.save();
    pen.translate(-all.x, -all.y);
    this.#paintPart(pen, all);
    pen.restore();
  }

  #paintPart(pen: Pen, part: Rectangle): void {
    if (!this.#scene) return;
    const { width, height } = this.#scene.level;
    const still = { codes: this.#codes, width, height };
    const cells = cellsIn(part, this.#sprites.size, still, 1);
    const moving = this.#moving(this.#scene);
    paintMarks(pen, this.#sprites, still, cells);
    if (this.#lifted) paintGhost(pen, this.#sprites, moving, this.#lifted);
    paintBoxes(pen, this.#sprites, still, cells);
    paintGlides(pen, this.#sprites, moving);
    paintPlayer(pen, this.#sprites, moving);
    paintFrames(pen, this.#sprites, still, cells);
    if (this.#lifted) paintLifted(pen, this.#sprites, moving, this.#lifted);
  }

  #moving(scene: Scene): Moving {
    return {
      scene,
      codes: this.#codes,
      glides: this.#glides,
      progress: this.#progress,
      grip: this.#grip,
      foot: this.#foot,
    };
  }

  #drawnAt(piece: number): Point | undefined {
    return this.#scene && drawnAt(this.#scene, this.#glides, this.#progress, piece);
  }

  #refresh(): void {
    const scene = this.#scene;
    if (!scene) return;
    if (this.#spare.length !== this.#codes.length) this.#spare = new Uint8Array(this.#codes.length);
    const next = this.#spare;
    writeCodes(next, scene, (box) => box === this.#lifted?.box || this.#glides.some(({ piece }) => piece === box));
    this.#spare = this.#codes;
    this.#codes = next;
    this.#damageChanges(scene.level.width);
    this.#damageMoving();
  }

  #damageChanges(width: number): void {
    let changes = 0;
    for (let cell = 0; cell < this.#codes.length; cell++) {
      if (this.#codes[cell] === this.#spare[cell]) continue;
      if (++changes > MANY_CHANGES) return this.#damageAll(width);
      this.#damageTile(cell % width, Math.floor(cell / width));
    }
    return undefined;
  }

  #damageAll(width: number): void {
    const { size } = this.#sprites;
    this.#damage.add({
      x: -size,
      y: -size,
      width: (width + 2) * size,
      height: (this.#codes.length / width + 2) * size,
    });
  }

  #damageMoving(): void {
    const player = this.#drawnAt(PLAYER);
    if (player) this.#damageTile(player.x, player.y);
    for (const glide of this.#glides) {
      const { x, y } = between(glide, this.#progress);
      this.#damageTile(x, y);
    }
    if (!this.#lifted) return;
    const { size } = this.#sprites;
    const [x, y] = [Math.floor(this.#lifted.x - size), Math.floor(this.#lifted.y - size)];
    this.#damage.add({ x, y, width: 2 * size + 1, height: 2 * size + 1 });
    const origin = this.#drawnAt(this.#lifted.box);
    if (origin) this.#damageTile(origin.x, origin.y);
  }

  #damageTile(x: number, y: number): void {
    const { size, pad } = this.#sprites;
    const side = size + 2 * pad + 2;
    this.#damage.add({
      x: Math.floor(x * size) - pad - 1,
      y: Math.floor(y * size) - pad - 1,
      width: side,
      height: side,
    });
  }
}
