import type { Point, Size } from '@dedalo/grid';
import { centreOn, follow, rescale, settle, type Stage } from './camera.ts';
import type { BoardPlace } from '../edges/edge-labels.ts';
import { clamp, fittedTile, zoomRange } from './fit.ts';
import { progressOf, type Timing } from './motion.ts';

const PAN_MS = 220;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** The view of a level: its camera and its zoom, possibly in motion. Everything is in device pixels but the zoom. */
export class Viewpoint {
  #camera: Point = { x: 0, y: 0 };
  #zoom = 1;
  #pan: (Timing & { readonly from: Point; readonly to: Point }) | undefined;
  #stage: Stage = { level: { width: 1, height: 1 }, view: { width: 0, height: 0 }, tile: 1 };
  #ratio = 1;

  /** The point at the view's north-west corner. */
  get camera(): Point {
    return this.#camera;
  }

  /** 1 is the board as it was fitted. */
  get zoom(): number {
    return this.#zoom;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Where the squares lie in the view, in CSS pixels. */
  get place(): BoardPlace {
    const { tile, level } = this.#stage;
    const { x, y } = this.#camera;
    const ratio = this.#ratio;
    return { left: -x / ratio, top: -y / ratio, tile: tile / ratio, columns: level.width, rows: level.height };
  }

  get isMoving(): boolean {
    return this.#pan !== undefined;
  }

  /** Another level: fitted again, with the player in the middle. */
  begin(level: Size, view: Size, ratio: number, player: Point): void {
    this.#zoom = 1;
    this.#ratio = ratio;
    this.#stage = { level, view, tile: fittedTile(level, view, ratio) };
    this.#jump(follow(centreOn(player, this.#stage), player, this.#stage));
  }

  /** The same level in another view: the middle stays where it is, as far as the player is still visible. */
  refit(view: Size, ratio: number, player: Point): void {
    const { level, tile } = this.#stage;
    const middle = { x: this.#camera.x + this.#stage.view.width / 2, y: this.#camera.y + this.#stage.view.height / 2 };
    this.#ratio = ratio;
    this.#stage = { level, view, tile };
    this.#setZoom(this.#zoom);
    const at = { x: view.width / 2, y: view.height / 2 };
    const kept = rescale({ x: middle.x - at.x, y: middle.y - at.y }, tile, this.#stage, at);
    this.#jump(follow(kept, player, this.#stage));
  }

  /** Zooms in or out, and returns whether that was possible; the point at `at` in the view stays there. */
  zoomBy(factor: number, at: Point): boolean {
    const { tile } = this.#stage;
    const before = this.#zoom;
    this.#setZoom(this.#zoom * factor);
    this.#jump(rescale(this.#camera, tile, this.#stage, at));
    return this.#zoom !== before;
  }

  moveBy(by: Point): void {
    this.#jump(settle({ x: this.#camera.x + by.x, y: this.#camera.y + by.y }, this.#stage));
  }

  /** Keeps the player in view, at once or gliding. Returns whether it jumped. */
  follow(player: Point, now: number, isGliding: boolean): boolean {
    const goal = this.#pan?.to ?? this.#camera;
    const to = follow(goal, player, this.#stage);
    if (to.x === goal.x && to.y === goal.y) return false;
    if (isGliding) this.#pan = { start: now, ms: PAN_MS, from: this.#camera, to };
    else this.#jump(to);
    return !isGliding;
  }

  advance(now: number): void {
    const pan = this.#pan;
    if (!pan) return;
    const progress = progressOf(pan, now);
    const along = easeOut(progress);
    if (progress >= 1) this.#pan = undefined;
    this.#camera = {
      x: Math.round(pan.from.x + (pan.to.x - pan.from.x) * along),
      y: Math.round(pan.from.y + (pan.to.y - pan.from.y) * along),
    };
  }

  #setZoom(zoom: number): void {
    const { level, view } = this.#stage;
    const range = zoomRange(level, view, this.#ratio);
    this.#zoom = clamp(zoom, range.least, range.most);
    this.#stage = { level, view, tile: Math.round(fittedTile(level, view, this.#ratio) * this.#zoom) };
  }

  #jump(camera: Point): void {
    this.#pan = undefined;
    this.#camera = camera;
  }
}
