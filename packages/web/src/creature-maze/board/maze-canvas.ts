import { type Cell, isInside, type Point } from '@dedalo/grid';
import { Layers } from '../../canvas/layers.ts';
import type { Pen } from '../../canvas/pen.ts';
import { Frames } from '../../canvas/frames.ts';
import { hiddenSides } from '../../canvas/camera.ts';
import { pointOfCell, progressOf, type Timing } from '../../canvas/motion.ts';
import type { EdgedBoard } from '../../edges/show-edges.ts';
import type { Theme } from '../../design/theme.ts';
import { Viewpoint } from '../../canvas/viewpoint.ts';
import { drawingOf } from '../creatures/drawing-of.ts';
import { paintCreature } from '../creatures/paint-creature.ts';
import { paintGround, type Part } from './ground.ts';
import { type Look, lookOf } from './look.ts';
import type { Rows } from './surroundings.ts';
import { Tiles } from './tiles.ts';
import { HERO, isWalking, type MazeScene, placeOf, type Walker, walkersIn } from './walkers.ts';

const BLOB_TILE = 32;
/** Of a canvas that every browser can make. */
const LARGEST_BLOB = 8000;
/** Where cells would be smaller than this, in CSS pixels, a maze is shown in part and larger. */
const LEAST_TILE = 20;
const NEAR_TILE = 30;
/** The size of a creature, in cells: it is taller than the wall behind it. */
const CREATURE = 1.2;
/** The size of finds, in cells. */
const FIND = 0.8;
/** How high a creature hops at each step, in cells. */
const HOP = 0.12;

const middleOf = ({ hero, columns }: MazeScene): Point => pointOfCell(hero.at, columns);

/** A maze in an element of the page. */
export class MazeCanvas implements EdgedBoard {
  placed: EdgedBoard['placed'];
  readonly #layers: Layers;
  readonly #viewpoint = new Viewpoint();
  #theme: Theme;
  #look: Look;
  #tiles: Tiles;
  #creatures = new Map<string, HTMLCanvasElement>();
  #view: MazeScene | undefined;
  #walkers: readonly Walker[] = [];
  #steps: Timing | undefined;
  readonly #frames = new Frames(
    () => this.#steps !== undefined || this.#viewpoint.isMoving || this.#isStale,
    (now) => this.#advance(now),
  );
  /** Everything must be drawn again, not only what moves. */
  #isStale = true;
  /** Whether an opponent was just met: a sign stands over both. */
  #isStartled = false;

  constructor(host: HTMLElement, theme: Theme) {
    this.#theme = theme;
    this.#look = lookOf(theme);
    this.#tiles = new Tiles(1, this.#look);
    this.#layers = new Layers(host, () => this.#refit());
  }

  setTheme(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#look = lookOf(theme);
    this.#tiles = new Tiles(this.#tiles.size, this.#look);
    this.#creatures.clear();
    this.#isStale = true;
    this.#paint();
  }

  /** Draws the maze; with `ms`, walkers that went one cell walk there and others jump. */
  show(view: MazeScene, { ms = 0, isStartled = false }: { ms?: number; isStartled?: boolean } = {}): void {
    const before = this.#view;
    const now = performance.now();
    const isSame = before?.cells.length === view.cells.length && before.columns === view.columns;
    this.#view = view;
    this.#isStartled = isStartled;
    this.#walkers = walkersIn(view, isSame ? this.#walkers : []);
    this.#steps = ms > 0 && this.#walkers.some(isWalking) ? { start: now, ms } : undefined;
    if (!isSame) this.#begin(view);
    else {
      const hasJumped = this.#viewpoint.follow(middleOf(view), now, ms > 0);
      this.#isStale ||= hasJumped || view.cells.some((row, y) => row !== before.cells[y]);
    }
    this.#paint();
    this.#frames.ask();
  }

  /** The cell under a point of the page; undefined beside the maze and where it is out of view. */
  cellAt(point: Point): Cell | undefined {
    const seen = this.#layers.toView(point);
    if (!this.#view || !isInside(seen, this.#layers.view)) return undefined;
    const { camera, stage } = this.#viewpoint;
    const x = Math.floor((seen.x + camera.x) / stage.tile);
    const y = Math.floor((seen.y + camera.y) / stage.tile);
    return isInside({ x, y }, stage.level) ? y * this.#view.columns + x : undefined;
  }

  /** The middle of a cell in page coordinates. */
  pointOf(cell: Cell): Point {
    const { x, y } = pointOfCell(cell, this.#view?.columns ?? 1);
    const { camera, stage } = this.#viewpoint;
    return this.#layers.toPage({ x: (x + 0.5) * stage.tile - camera.x, y: (y + 0.5) * stage.tile - camera.y });
  }

  zoomBy(factor: number, at?: Point): void {
    const { view } = this.#layers;
    const fixed = at ? this.#layers.toView(at) : { x: view.width / 2, y: view.height / 2 };
    if (this.#view && this.#viewpoint.zoomBy(factor, fixed)) this.#redrawSoon();
  }

  showAll(): void {
    this.zoomBy(Number.MIN_VALUE);
  }

  panBy(by: Point): void {
    if (!this.#view) return;
    const { ratio } = this.#layers;
    this.#viewpoint.moveBy({ x: -by.x * ratio, y: -by.y * ratio });
    this.#redrawSoon();
  }

  /** The explored part of the maze as a PNG picture. */
  async toBlob(): Promise<Blob> {
    const canvas = document.createElement('canvas');
    const view = this.#view;
    if (!view) throw new Error('nothing has been drawn');
    const { columns, rows, cells } = view;
    const tile = Math.min(BLOB_TILE, Math.floor(LARGEST_BLOB / Math.max(columns, rows)));
    canvas.width = columns * tile;
    canvas.height = rows * tile;
    const pen = canvas.getContext('2d')!;
    paintGround(pen, cells, new Tiles(tile, this.#look), whole(cells));
    this.#paintFinds(pen, tile);
    for (const walker of this.#walkers) this.#paintWalker(pen, walker, { tile, progress: 1 });
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  }

  tellPlace(): void {
    if (this.#view) this.placed?.(this.#viewpoint.place);
  }

  destroy(): void {
    this.#frames.stop();
    this.#layers.destroy();
  }

  #begin(view: MazeScene): void {
    const { columns: width, rows: height } = view;
    const { view: room, ratio } = this.#layers;
    this.#viewpoint.begin({ width, height }, room, ratio, middleOf(view));
    const { tile } = this.#viewpoint.stage;
    if (tile < LEAST_TILE * ratio) {
      const at = this.#seenAt(middleOf(view));
      this.#viewpoint.zoomBy((NEAR_TILE * ratio) / tile, at);
      this.#viewpoint.moveBy({ x: at.x - room.width / 2, y: at.y - room.height / 2 });
    }
    this.#isStale = true;
  }

  /** The middle of a cell in the view. */
  #seenAt({ x, y }: Point): Point {
    const { camera, stage } = this.#viewpoint;
    return { x: (x + 0.5) * stage.tile - camera.x, y: (y + 0.5) * stage.tile - camera.y };
  }

  #refit(): void {
    if (!this.#view) return;
    const isFirst = this.#viewpoint.stage.view.width === 0;
    if (isFirst) this.#begin(this.#view);
    else this.#viewpoint.refit(this.#layers.view, this.#layers.ratio, middleOf(this.#view));
    this.#isStale = true;
    this.#paint();
  }

  #redrawSoon(): void {
    this.#isStale = true;
    this.#frames.ask();
  }

  #advance(now: number): void {
    this.#isStale ||= this.#viewpoint.isMoving;
    this.#viewpoint.advance(now);
    this.#paint(now);
    if (this.#steps && progressOf(this.#steps, now) >= 1) this.#steps = undefined;
  }

  #paint(now = performance.now()): void {
    const { camera, stage } = this.#viewpoint;
    if (!this.#view || stage.view.width === 0 || stage.view.height === 0) return;
    if (this.#tiles.size !== stage.tile) {
      this.#tiles = new Tiles(stage.tile, this.#look);
      this.#creatures.clear();
      this.#isStale = true;
    }
    const { ground, pieces } = this.#layers;
    if (this.#isStale) {
      this.#prepare(ground);
      paintGround(ground, this.#view.cells, this.#tiles, this.#seenPart(this.#view.cells));
      this.#layers.shadeEdges(hiddenSides(camera, stage), this.#look.shade);
      this.tellPlace();
      this.#isStale = false;
    }
    this.#prepare(pieces);
    this.#paintFinds(pieces, stage.tile);
    const progress = this.#steps ? progressOf(this.#steps, now) : 1;
    for (const walker of this.#walkers) this.#paintWalker(pieces, walker, { tile: stage.tile, progress });
  }

  /** Clears the view and puts the origin at the corner of the maze. */
  #prepare(pen: Pen): void {
    const { camera, stage } = this.#viewpoint;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, stage.view.width, stage.view.height);
    pen.setTransform(1, 0, 0, 1, -camera.x, -camera.y);
  }

  #seenPart(rows: Rows): Part {
    const { camera, stage } = this.#viewpoint;
    const first = (at: number): number => Math.max(0, Math.floor(at / stage.tile));
    const last = (at: number, of: number): number => Math.min(of - 1, Math.floor(at / stage.tile));
    return {
      from: { x: first(camera.x), y: first(camera.y) },
      to: {
        x: last(camera.x + stage.view.width, rows[0]?.length ?? 0),
        y: last(camera.y + stage.view.height, rows.length),
      },
    };
  }

  #paintFinds(pen: Pen, tile: number): void {
    const side = tile * FIND;
    for (const { at, drawing } of this.#view?.finds ?? []) {
      const { x, y } = pointOfCell(at, this.#view!.columns);
      const [left, top] = [x * tile + (tile - side) / 2, y * tile + (tile - side) / 2];
      paintCreature(pen, drawing, { x: left, y: top, side, looks: 'right', rim: this.#look.rim });
    }
  }

  #paintWalker(
    pen: Pen,
    walker: Walker,
    { tile, progress }: { readonly tile: number; readonly progress: number },
  ): void {
    const { x, y } = placeOf(walker, progress);
    const hop = isWalking(walker) ? HOP * Math.sin(Math.PI * progress) : 0;
    const [left, top] = [x * tile, y * tile];
    pen.fillStyle = this.#look.shadow;
    pen.beginPath();
    pen.ellipse(left + tile / 2, top + tile * 0.9, tile * 0.38, tile * 0.1, 0, 0, 2 * Math.PI);
    pen.fill();
    if (walker.who === HERO) {
      pen.strokeStyle = this.#look.ring;
      pen.lineWidth = Math.max(1.5, tile * 0.06);
      pen.beginPath();
      pen.ellipse(left + tile / 2, top + tile * 0.88, tile * 0.44, tile * 0.14, 0, 0, 2 * Math.PI);
      pen.stroke();
    }
    const sprite = this.#creature(walker, tile);
    pen.drawImage(
      sprite,
      Math.round(left - (CREATURE - 1) * tile * 0.5),
      Math.round(top - tile * (CREATURE - 0.96 + hop)),
    );
    if (walker.who === HERO && this.#isStartled) this.#paintSurprise(pen, { x: left + tile / 2, y: top, tile });
  }

  #paintSurprise(pen: Pen, { x, y, tile }: Point & { readonly tile: number }): void {
    pen.fillStyle = '#fffaee';
    pen.strokeStyle = '#241a15';
    pen.lineWidth = Math.max(1, tile * 0.05);
    pen.beginPath();
    pen.ellipse(x, y - tile * 0.3, tile * 0.26, tile * 0.3, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = '#a5283a';
    pen.fillRect(x - tile * 0.05, y - tile * 0.5, tile * 0.1, tile * 0.24);
    pen.fillRect(x - tile * 0.05, y - tile * 0.2, tile * 0.1, tile * 0.09);
  }

  #creature({ species, looks }: Walker, tile: number): HTMLCanvasElement {
    const kind = this.#view!.species[species]!;
    const name = `${looks} ${tile} ${kind.name}`;
    const known = this.#creatures.get(name);
    if (known) return known;
    const canvas = document.createElement('canvas');
    const side = Math.max(1, Math.round(tile * CREATURE));
    canvas.width = side;
    canvas.height = side;
    paintCreature(canvas.getContext('2d')!, drawingOf(kind), { x: 0, y: 0, side, looks, rim: this.#look.rim });
    this.#creatures.set(name, canvas);
    return canvas;
  }
}

const whole = (rows: Rows): Part => ({
  from: { x: 0, y: 0 },
  to: { x: (rows[0]?.length ?? 0) - 1, y: rows.length - 1 },
});
