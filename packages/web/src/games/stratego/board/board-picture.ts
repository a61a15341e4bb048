import type { Draft } from '@dedalo/clients/stratego/draft';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import type { Seat } from '@dedalo/engine';
import { type Cell, cellAt, type SeenSoldier, SIDE, soldierAt, type View } from '@dedalo/stratego';
import { CELL, drawEdges, drawGround, FRAME, placeOf, WHOLE } from './ground.ts';
import { drawPiece, lookOf, type PieceLook, type RankNames } from './piece-picture.ts';
import { pictureBlob } from './picture-blob.ts';
import { draw } from '../../../svg/draw.ts';

/** The content of the drawing: only what one viewer may see. */
export interface BoardScene {
  /** The side at the bottom. */
  readonly seat: Seat;
  readonly view: View;
  readonly names: RankNames;
  /** The set-up that is being made. */
  readonly draft?: Draft | undefined;
  readonly cursor?: Cell | undefined;
  readonly picked?: Cell | undefined;
  readonly targets?: readonly Cell[];
  readonly lastMove?: { readonly from: Cell; readonly to: Cell } | undefined;
  /** A proposed move. */
  readonly advice?: { readonly from: Cell; readonly to: Cell } | undefined;
}

interface Shown {
  readonly element: SVGElement;
  look: string;
}

/** Names would be too small to be read on cells smaller than this, in pixels. */
const LEAST_NAMED = 50;

/** The board as an animated picture: pieces glide, captured ones fade. */
export class BoardPicture {
  readonly element: SVGElement;
  readonly #ground = draw('g');
  readonly #edges = draw('g', { class: 'stratego-edges' });
  readonly #marks = draw('g');
  readonly #pieces = draw('g');
  readonly #cursor = draw('rect', { width: CELL, height: CELL, rx: 10, class: 'stratego-cursor' });
  readonly #shown = new Map<string, Shown>();
  readonly #watcher: ResizeObserver;
  #seat: Seat | undefined;
  #hasEdges = false;

  constructor(host: HTMLElement) {
    this.element = draw('svg', {
      class: 'stratego-board',
      viewBox: `${-FRAME} ${-FRAME} ${WHOLE} ${WHOLE}`,
      'aria-hidden': 'true',
      focusable: 'false',
    });
    this.element.append(this.#ground, this.#edges, this.#marks, this.#pieces, this.#cursor);
    host.append(this.element);
    this.#watcher = new ResizeObserver(() => this.#fit());
    this.#watcher.observe(host);
    this.#fit();
  }

  show(scene: BoardScene, { ms }: { readonly ms: number }): void {
    const { seat } = scene;
    if (seat !== this.#seat) {
      this.#ground.replaceChildren(drawGround(seat));
      this.#edges.replaceChildren(...(this.#hasEdges ? drawEdges(seat) : []));
      for (const [key] of this.#shown) this.#remove(key);
    }
    const glide = seat === this.#seat ? ms : 0;
    this.#seat = seat;
    this.element.style.setProperty('--glide', `${glide}ms`);
    this.#marks.replaceChildren(...marksOf(scene));
    this.#showPieces(scene, glide);
    const { x, y } = placeOf(seat, scene.cursor ?? 0);
    this.#cursor.setAttribute('transform', `translate(${x} ${y})`);
    this.#cursor.classList.toggle('is-gone', scene.cursor === undefined);
  }

  /** With letters and numbers on the frame, or without. */
  setEdges(hasEdges: boolean): void {
    this.#hasEdges = hasEdges;
    this.#edges.replaceChildren(...(hasEdges && this.#seat !== undefined ? drawEdges(this.#seat) : []));
  }

  /** The cell under a point of the window. */
  cellAt({ x, y }: { readonly x: number; readonly y: number }): Cell | undefined {
    const { left, top, size } = this.#field();
    const [column, row] = [Math.floor((x - left) / size), Math.floor((y - top) / size)];
    const isInside = row >= 0 && column >= 0 && row < SIDE && column < SIDE;
    return isInside && this.#seat !== undefined ? turnedFor(this.#seat, cellAt(row, column)) : undefined;
  }

  /** How large a cell is now, in pixels. */
  get cellSize(): number {
    return this.#field().size;
  }

  toBlob(): Promise<Blob> {
    return pictureBlob(this.element, WHOLE);
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.element.remove();
  }

  /** Where the cells are in the window: the picture is as large as its box allows, in its middle. */
  #field(): { left: number; top: number; size: number } {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const scale = Math.min(width, height) / WHOLE;
    const inset = FRAME * scale;
    return {
      left: left + (width - WHOLE * scale) / 2 + inset,
      top: top + (height - WHOLE * scale) / 2 + inset,
      size: CELL * scale,
    };
  }

  #fit(): void {
    this.element.classList.toggle('is-small', this.#field().size < LEAST_NAMED);
  }

  #showPieces(scene: BoardScene, glide: number): void {
    const { seat, names, view, picked } = scene;
    const there = new Set<string>();
    const put = (key: string, cell: Cell, look: PieceLook): void => {
      there.add(key);
      const { element } = this.#piece(key, look);
      const { x, y } = placeOf(seat, cell);
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.classList.toggle('is-picked', cell === picked);
    };
    if (scene.draft) {
      for (const [piece, cell] of scene.draft) put(`draft ${piece}`, cell, lookOf(drafted(piece, cell), seat, names));
    } else {
      for (const [owner, army] of view.armies.entries())
        for (const soldier of army)
          if (soldier.at !== null) put(`${owner} ${soldier.id}`, soldier.at, lookOf(soldier, owner, names));
    }
    for (const key of this.#shown.keys()) {
      if (there.has(key)) continue;
      if (glide > 0 && !scene.draft) this.#fade(key, scene, glide);
      else this.#remove(key);
    }
  }

  /** A captured piece is shown face up where the fight was, and fades. */
  #fade(key: string, { seat, view, names, lastMove }: BoardScene, glide: number): void {
    const [owner, id] = key.split(' ').map(Number) as [Seat, Cell];
    const soldier = view.armies[owner as 0 | 1]?.find((fallen) => fallen.id === id);
    if (!soldier || !lastMove) return this.#remove(key);
    const { element } = this.#piece(key, lookOf(soldier, owner, names));
    const { x, y } = placeOf(seat, lastMove.to);
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.classList.add('is-fallen');
    this.#shown.delete(key);
    setTimeout(() => element.remove(), 3 * glide);
  }

  #piece(key: string, look: PieceLook): Shown {
    const known = this.#shown.get(key);
    const wanted = JSON.stringify(look);
    if (known?.look === wanted) return known;
    const shown = known ?? { element: draw('g', { class: 'stratego-piece' }), look: wanted };
    shown.look = wanted;
    shown.element.replaceChildren(draw('g', { class: 'stratego-card' }, ...drawPiece(look)));
    if (!known) this.#pieces.append(shown.element);
    this.#shown.set(key, shown);
    return shown;
  }

  #remove(key: string): void {
    this.#shown.get(key)?.element.remove();
    this.#shown.delete(key);
  }
}

const drafted = (piece: NonNullable<SeenSoldier['piece']>, cell: Cell): SeenSoldier => ({
  id: cell,
  at: cell,
  piece,
  hasMoved: false,
  hasRun: false,
  isShown: false,
  trail: [],
});

/** Marks on the ground under the pieces: the last move, and the possible targets. */
function marksOf({ seat, view, draft, picked, targets = [], lastMove, advice }: BoardScene): SVGElement[] {
  const middle = (cell: Cell): { x: number; y: number } => {
    const { x, y } = placeOf(seat, cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  };
  const square = (cell: Cell, kind: string): SVGElement =>
    draw('rect', { ...placeOf(seat, cell), width: CELL, height: CELL, class: kind });
  const line = ({ from, to }: { from: Cell; to: Cell }, kind: string): SVGElement => {
    const [a, b] = [middle(from), middle(to)];
    return draw('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: kind });
  };
  const isTaken = (cell: Cell): boolean => view.armies.some((army) => soldierAt(army, cell) !== undefined);
  return [
    ...(draft ? [draw('rect', { width: SIDE * CELL, height: 6 * CELL, class: 'stratego-beyond' })] : []),
    ...(lastMove ? [square(lastMove.from, 'stratego-left'), square(lastMove.to, 'stratego-reached')] : []),
    ...(lastMove ? [line(lastMove, 'stratego-way')] : []),
    ...(picked === undefined ? [] : [square(picked, 'stratego-picked')]),
    ...targets.map((cell) => {
      const { x, y } = middle(cell);
      return isTaken(cell)
        ? draw('rect', { ...placeOf(seat, cell), width: CELL, height: CELL, class: 'stratego-attack' })
        : draw('circle', { cx: x, cy: y, r: 15, class: 'stratego-target' });
    }),
    ...(advice ? [square(advice.from, 'stratego-advised'), square(advice.to, 'stratego-advised')] : []),
    ...(advice ? [line(advice, 'stratego-advice'), pointOf(middle(advice.to))] : []),
  ];
}

/** The end of an advised move. */
const pointOf = ({ x, y }: { x: number; y: number }): SVGElement =>
  draw('circle', { cx: x, cy: y, r: 16, class: 'stratego-advice' });
