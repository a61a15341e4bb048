import './labyrinth.css';
import type { SabreColour } from '@dedalo/theseus';
import { drawExit, drawMinotaur, drawSupply, drawTheseus } from './figures.ts';
import { drawGround, FRAME, TILE } from './ground.ts';
import type { EdgedBoard } from '../edges/show-edges.ts';
import type { Maze, PieceName, Scene, Square, Walk } from './scene.ts';
import { draw } from '../svg/draw.ts';
import { advicePath, drawOpen, drawVeil, linePath, placed } from './marks.ts';
import { middleOf, type Spot, translation } from './spot.ts';
import { pictureOf } from './picture-of.ts';
import { framesOf } from './walk-frames.ts';

/** A board with walls between its squares, drawn into an element; `show` updates it. */
export class Labyrinth implements EdgedBoard {
  placed: EdgedBoard['placed'];
  readonly #svg = draw('svg', { class: 'lab', 'aria-hidden': 'true', focusable: 'false' });
  readonly #layers = {
    ground: draw('g'),
    veil: draw('g'),
    open: draw('g', { class: 'lab-open' }),
    things: draw('g'),
    thread: draw('path', { class: 'lab-thread' }),
    advice: draw('path', { class: 'lab-advice' }),
    pieces: draw('g'),
  };
  readonly #pieces = new Map<PieceName, SVGGElement>();
  #sabre: SabreColour | undefined;
  #scene: Scene | undefined;
  readonly #watcher = new ResizeObserver(() => this.tellPlace());

  constructor(host: HTMLElement) {
    this.#svg.append(...Object.values(this.#layers));
    host.append(this.#svg);
    this.#watcher.observe(this.#svg);
  }

  /** Where `ms` is not 0 the walks are animated one after the other, with this duration each. */
  show(scene: Scene, { walks = [], ms = 0 }: { readonly walks?: readonly Walk[]; readonly ms?: number } = {}): void {
    const before = this.#scene;
    this.#scene = scene;
    const { maze } = scene;
    const { ground, veil, things, thread, open, advice } = this.#layers;
    if (before?.maze !== maze) {
      const [width, height] = [maze.columns * TILE + 2 * FRAME, maze.rows * TILE + 2 * FRAME];
      this.#svg.setAttribute('viewBox', `${-FRAME} ${-FRAME} ${width} ${height}`);
      ground.replaceChildren(drawGround(maze));
      this.tellPlace();
    }
    things.replaceChildren(...this.#drawThings(scene));
    veil.replaceChildren(...drawVeil(scene));
    thread.setAttribute('d', linePath(maze, scene.thread));
    open.replaceChildren(...scene.open.flatMap((square) => drawOpen(maze, square)));
    advice.setAttribute('d', scene.advice ? advicePath(maze, scene.advice) : '');
    this.#place('theseus', scene, scene.theseus);
    this.#place('minotaur', scene, scene.minotaur);
    if (ms > 0) this.#animate(maze, walks, ms);
  }

  /** A point of the page in squares of the board: whole numbers are their corners. */
  spotAt(point: Spot): Spot | undefined {
    const matrix = this.#svg.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
    return { x: x / TILE, y: y / TILE };
  }

  toBlob(): Promise<Blob> {
    return pictureOf(this.#svg);
  }

  tellPlace(): void {
    const matrix = this.placed && this.#svg.getScreenCTM();
    if (!matrix || !this.#scene) return;
    const { columns, rows } = this.#scene.maze;
    const { left, top } = this.#svg.getBoundingClientRect();
    const { a: scale, e: x, f: y } = matrix;
    this.placed?.({ left: x - left, top: y - top, tile: scale * TILE, columns, rows, frame: scale * FRAME });
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#svg.remove();
  }

  #drawThings({ maze, supplies, exit }: Scene): SVGElement[] {
    const found: SVGElement[] = [];
    if (exit !== undefined) found.push(placed(drawExit(), maze, exit));
    for (const [index, square] of supplies.entries())
      if (square !== undefined) found.push(placed(drawSupply(index + 1), maze, square));
    return found;
  }

  #place(name: PieceName, { maze, sabre }: Scene, square: Square | undefined): void {
    const known = this.#pieces.get(name);
    const isStale = name === 'theseus' && known !== undefined && this.#sabre !== sabre;
    if (name === 'theseus') this.#sabre = sabre;
    let piece = known;
    if (!piece) {
      piece = draw('g', { class: `lab-piece lab-piece-${name}` });
      this.#pieces.set(name, piece);
      this.#layers.pieces.append(piece);
    }
    if (!known || isStale) piece.replaceChildren(name === 'theseus' ? drawTheseus(sabre) : drawMinotaur());
    const target = square === undefined ? '' : translation(middleOf(maze, square));
    // An animation to the same square continues.
    if (known && piece.style.transform === target) return;
    for (const animation of piece.getAnimations()) animation.cancel();
    piece.style.display = square === undefined ? 'none' : '';
    piece.style.transform = target;
  }

  #animate(maze: Maze, walks: readonly Walk[], ms: number): void {
    for (const [name, piece] of this.#pieces) {
      const frames = framesOf(name, walks, maze);
      if (frames.length > 0) piece.animate(frames, { duration: ms * walks.length });
    }
  }
}
