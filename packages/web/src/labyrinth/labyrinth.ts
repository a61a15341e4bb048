import './labyrinth.css';
import type { SabreColour } from '@dedalo/theseus';
import { drawExit, drawMinotaur, drawSupply, drawTheseus } from './figures.ts';
import { drawGround, FRAME, TILE } from './ground.ts';
import type { EdgedBoard } from '../edges/show-edges.ts';
import type { Maze, PieceName, Scene, Square, Walk, Way } from './scene.ts';
import { draw } from '../svg/draw.ts';
import { pictureOf } from './picture-of.ts';

/** How far a piece goes towards a wall that stops it, in tiles. */
const BUMP = 0.22;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A board with walls between its squares, drawn into an element and kept as the scene says. */
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

  /** Where `ms` is not 0 the walks are animated one after the other, each for so long. */
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

  /** The square under a point of the page, and how far it is from a square in tiles. */
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
    // An animation to the same square goes on.
    if (known && piece.style.transform === target) return;
    for (const animation of piece.getAnimations()) animation.cancel();
    piece.style.display = square === undefined ? 'none' : '';
    piece.style.transform = target;
  }

  #animate(maze: Maze, walks: readonly Walk[], ms: number): void {
    for (const [name, piece] of this.#pieces) {
      const frames = walks.flatMap((walk, index): Keyframe[] => {
        if (walk.piece !== name) return [];
        const [start, end] = [index / walks.length, (index + 1) / walks.length];
        if ('from' in walk) {
          return [
            { offset: start, transform: translation(middleOf(maze, walk.from)), easing: 'ease-in-out' },
            { offset: end, transform: translation(middleOf(maze, walk.to)) },
          ];
        }
        const here = middleOf(maze, walk.at);
        return [
          { offset: start, transform: translation(here), easing: 'ease-in' },
          { offset: (start + end) / 2, transform: translation(beside(here, walk.against)), easing: 'ease-out' },
          { offset: end, transform: translation(here) },
        ];
      });
      const [first] = frames;
      const last = frames.at(-1);
      if (!first || !last) continue;
      // Before and after its own steps it stands still.
      const whole = [{ ...first, offset: 0 }, ...frames.filter(({ offset }) => offset !== 0), { ...last, offset: 1 }];
      piece.animate(whole, { duration: ms * walks.length });
    }
  }
}

const middleOf = ({ columns }: Maze, square: Square): Spot => ({
  x: ((square % columns) + 0.5) * TILE,
  y: (Math.floor(square / columns) + 0.5) * TILE,
});

const OFFSETS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const beside = ({ x, y }: Spot, way: Way): Spot => ({
  x: x + OFFSETS[way]!.x * TILE * BUMP,
  y: y + OFFSETS[way]!.y * TILE * BUMP,
});

const translation = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

function placed(element: SVGGElement, maze: Maze, square: Square): SVGGElement {
  const { x, y } = middleOf(maze, square);
  element.setAttribute('transform', `translate(${x} ${y})`);
  return element;
}

function drawOpen(maze: Maze, square: Square): SVGElement[] {
  const { x, y } = middleOf(maze, square);
  const side = TILE - 24;
  return [
    draw('rect', { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 12 }),
    draw('circle', { cx: x, cy: y, r: 10 }),
  ];
}

const linePath = (maze: Maze, squares: readonly Square[]): string =>
  squares.length < 2
    ? ''
    : `M${squares
        .map((square) => middleOf(maze, square))
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}`;

/** An arrow to the next square; a circle around one's own is a wait. */
function advicePath(maze: Maze, { from, to }: { readonly from: Square; readonly to: Square }): string {
  const a = middleOf(maze, from);
  const b = middleOf(maze, to);
  if (from === to) return `M${a.x - 46} ${a.y}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`;
  const [x, y] = [(b.x - a.x) / TILE, (b.y - a.y) / TILE];
  const tip = { x: b.x + 12 * x, y: b.y + 12 * y };
  const back = { x: b.x - 14 * x, y: b.y - 14 * y };
  return [
    `M${a.x + 44 * x} ${a.y + 44 * y}L${tip.x} ${tip.y}`,
    `M${back.x - 22 * y} ${back.y - 22 * x}L${tip.x} ${tip.y}L${back.x + 22 * y} ${back.y + 22 * x}`,
  ].join('');
}

function drawVeil({ maze, seen }: Scene): SVGElement[] {
  if (!seen) return [];
  const { columns, rows } = maze;
  const squares: string[] = [];
  for (let square = 0; square < columns * rows; square++) {
    if (seen.has(square)) continue;
    squares.push(`M${(square % columns) * TILE} ${Math.floor(square / columns) * TILE}h${TILE}v${TILE}h${-TILE}z`);
  }
  return [draw('path', { class: 'lab-veil', d: squares.join('') })];
}
