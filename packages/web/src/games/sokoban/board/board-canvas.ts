import { type Cell, isInside, type Point } from '@dedalo/grid';
import { Frames } from '../../../canvas/frames.ts';
import { Layers } from '../../../canvas/layers.ts';
import type { EdgedBoard } from '../../../edges/show-edges.ts';
import { hiddenSides } from '../../../canvas/camera.ts';
import { GroundLayer } from './ground-layer.ts';
import { pointOfCell, progressOf, type Timing } from '../../../canvas/motion.ts';
import { drawPosition } from './picture.ts';
import { PieceLayer } from './piece-layer.ts';
import type { Scene } from './scene.ts';
import type { Look } from './skin.ts';
import { SKINS } from './skins.ts';
import { Sprites } from './sprites.ts';
import { Viewpoint } from '../../../canvas/viewpoint.ts';

const BLOB_TILE = 64;

const isSameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a !== undefined && a.length === b?.length && a.every((byte, at) => byte === b[at]));

/** A Sokoban board in an element of the page. */
export class BoardCanvas implements EdgedBoard {
  placed: EdgedBoard['placed'];
  readonly #layers: Layers;
  readonly #ground = new GroundLayer();
  readonly #viewpoint = new Viewpoint();
  readonly #pieces: PieceLayer;
  #look: Look;
  #sprites: Sprites;
  #scene: Scene | undefined;
  #glide: Timing | undefined;
  readonly #frames = new Frames(
    () => this.#glide !== undefined || this.#viewpoint.isMoving || this.#isStale,
    (now) => this.#advance(now),
  );
  /** Everything must be drawn again, not only what moved. */
  #isStale = true;

  constructor(host: HTMLElement, look: Look) {
    this.#look = look;
    this.#sprites = new Sprites(SKINS[look.skin](look.theme), 1);
    this.#pieces = new PieceLayer(this.#sprites);
    this.#layers = new Layers(host, () => this.#refit());
  }

  setLook(look: Look): void {
    if (look.skin === this.#look.skin && look.theme === this.#look.theme) return;
    this.#look = look;
    this.#makeSprites();
    this.#paint();
  }

  /** Draws a scene; with `ms` pieces that went one cell glide there, others jump. */
  show(scene: Scene, { ms = 0 }: { ms?: number } = {}): void {
    const before = this.#scene;
    const now = performance.now();
    this.#scene = scene;
    const isGliding = this.#pieces.show(scene, ms > 0);
    this.#glide = isGliding ? { start: now, ms } : undefined;
    if (before?.level !== scene.level) {
      this.#viewpoint.begin(scene.level, this.#layers.view, this.#layers.ratio, this.#player(scene));
      this.#isStale = true;
    } else {
      const hasMoved = scene.player !== null && scene.player !== before.player;
      const hasJumped = hasMoved && this.#viewpoint.follow(this.#player(scene), now, ms > 0);
      this.#isStale ||= hasJumped || !isSameBytes(before.marks.dead, scene.marks.dead);
    }
    this.#paint();
    this.#frames.ask();
  }

  /** The cell under a point of the page; undefined beside the board and where the board is out of view. */
  cellAt(point: Point): Cell | undefined {
    const seen = this.#layers.toView(point);
    if (!this.#scene || !isInside(seen, this.#layers.view)) return undefined;
    const { level } = this.#scene;
    const { camera, stage } = this.#viewpoint;
    const x = Math.floor((seen.x + camera.x) / stage.tile);
    const y = Math.floor((seen.y + camera.y) / stage.tile);
    return isInside({ x, y }, level) ? y * level.width + x : undefined;
  }

  /** The middle of a cell in page coordinates. */
  pointOf(cell: Cell): Point {
    const { x, y } = pointOfCell(cell, this.#scene?.level.width ?? 1);
    const { camera, stage } = this.#viewpoint;
    return this.#layers.toPage({ x: (x + 0.5) * stage.tile - camera.x, y: (y + 0.5) * stage.tile - camera.y });
  }

  get zoom(): number {
    return this.#viewpoint.zoom;
  }

  /** Zooms in or out; the point of the page `at` (else the middle) stays where it is. */
  zoomBy(factor: number, at?: Point): void {
    const { view } = this.#layers;
    const fixed = at ? this.#layers.toView(at) : { x: view.width / 2, y: view.height / 2 };
    if (this.#scene && this.#viewpoint.zoomBy(factor, fixed)) this.#redrawSoon();
  }

  /** Zooms out until the whole level is visible. */
  showAll(): void {
    this.zoomBy(Number.MIN_VALUE);
  }

  /** Moves the board by CSS pixels, as far as it continues. */
  panBy(by: Point): void {
    if (!this.#scene) return;
    const { ratio } = this.#layers;
    this.#viewpoint.moveBy({ x: -by.x * ratio, y: -by.y * ratio });
    this.#redrawSoon();
  }

  /** Lifts a box to follow the pointer; undefined drops it. */
  drag(dragged: { box: number; x: number; y: number } | undefined): void {
    this.#pieces.lift(dragged && { box: dragged.box, ...this.#levelPoint(dragged) });
    this.#paint();
  }

  /** The whole position as a PNG picture, not only the visible part. */
  async toBlob({ tile = BLOB_TILE }: { tile?: number } = {}): Promise<Blob> {
    const canvas = document.createElement('canvas');
    if (this.#scene) drawPosition(canvas, this.#scene, this.#look, { tile, isOpaque: true });
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  }

  tellPlace(): void {
    if (this.#scene) this.placed?.(this.#viewpoint.place);
  }

  destroy(): void {
    this.#frames.stop();
    this.#layers.destroy();
  }

  #player({ player, level }: Scene): Point {
    return pointOfCell(player ?? level.player, level.width);
  }

  #levelPoint(point: Point): Point {
    const { x, y } = this.#layers.toView(point);
    const { camera } = this.#viewpoint;
    return { x: x + camera.x, y: y + camera.y };
  }

  #makeSprites(): void {
    this.#sprites = new Sprites(SKINS[this.#look.skin](this.#look.theme), this.#viewpoint.stage.tile);
    this.#pieces.setSprites(this.#sprites);
    this.#ground.forget();
    this.#isStale = true;
  }

  #refit(): void {
    if (!this.#scene) return;
    this.#viewpoint.refit(this.#layers.view, this.#layers.ratio, this.#player(this.#scene));
    this.#isStale = true;
    this.#paint();
  }

  /** Several turns of a wheel in one frame cost one drawing. */
  #redrawSoon(): void {
    this.#isStale = true;
    this.#frames.ask();
  }

  #advance(now: number): void {
    if (this.#glide) {
      const progress = progressOf(this.#glide, now);
      if (progress >= 1) this.#glide = undefined;
      this.#pieces.advance(progress);
    }
    this.#isStale ||= this.#viewpoint.isMoving;
    this.#viewpoint.advance(now);
    this.#paint();
  }

  #paint(): void {
    const { camera, stage } = this.#viewpoint;
    if (!this.#scene || stage.view.width === 0 || stage.view.height === 0) return;
    if (this.#sprites.size !== stage.tile) this.#makeSprites();
    const { ground, pieces } = this.#layers;
    if (this.#isStale) {
      this.#ground.paint(ground, this.#scene, this.#sprites, camera, stage.view);
      this.#layers.shadeEdges(hiddenSides(camera, stage), this.#sprites.skin.shade);
      this.tellPlace();
    }
    this.#pieces.paint(pieces, camera, stage.view, this.#isStale);
    this.#isStale = false;
  }
}
