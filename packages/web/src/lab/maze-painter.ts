import type { Experiment, Look } from '@dedalo/clients';
import { type Cell, isOpen, type Size } from '@dedalo/grid';
import { isOnLattice } from './doors.ts';
import { PathLinks } from './path-links.ts';
import { drawPathPiece } from './path-piece.ts';
import type { Palette } from './palette.ts';
import { type Doors, Plan } from './plan.ts';
import { signRadius, wallShare } from './proportions.ts';
import { drawSign, type Sign, signBox } from './signs.ts';

export interface PaintStyle {
  readonly palette: Palette;
  /** Device pixels that are one pixel of the page. */
  readonly scale: number;
  /** For people in the last row. */
  readonly isLarge: boolean;
  readonly doors: Doors;
}

const HEAD = { usual: 6, large: 9 } as const;
const PATH_SHARE = { usual: 0.36, large: 0.5 } as const;
const DOT_SHARE = { usual: 0.2, large: 0.28 } as const;

/** A share of a corridor in whole pixels, so that it can lie exactly in its middle. */
function centred(floor: number, share: number): number {
  const wished = Math.max(1, Math.round(floor * share));
  return (floor - wished) % 2 === 0 ? wished : wished + 1;
}

/** Draws an experiment on a canvas, and later only what has changed. */
export class MazePainter {
  readonly plan: Plan;
  readonly #experiment: Experiment;
  readonly #pen: CanvasRenderingContext2D;
  readonly #style: PaintStyle;
  readonly #links: PathLinks;
  readonly #line: number;
  readonly #dot: number;
  /** How each cell was last drawn; undefined where it must be drawn anyway. */
  readonly #drawn: (Look | undefined)[];
  #head: Cell | undefined;
  #signs: readonly Sign[] = [];

  constructor(canvas: HTMLCanvasElement, experiment: Experiment, room: Size, style: PaintStyle) {
    const { generator } = experiment.request;
    const kind = style.isLarge ? 'large' : 'usual';
    const cell = Math.min(room.width / experiment.grid.width, room.height / experiment.grid.height) / style.scale;
    this.#experiment = experiment;
    this.#style = style;
    this.#links = new PathLinks(experiment.grid);
    this.plan = new Plan({
      grid: experiment.grid,
      room,
      hasLattice: isOnLattice(generator),
      doors: style.doors,
      sign: Math.round(signRadius(cell, room.width / style.scale, style.isLarge) * style.scale),
      wallShare: wallShare(cell, style.isLarge),
    });
    this.#line = centred(this.plan.gauge.floor, PATH_SHARE[kind]);
    this.#dot = centred(this.plan.gauge.floor, DOT_SHARE[kind]);
    this.#drawn = Array.from({ length: experiment.grid.costs.length });
    canvas.width = this.plan.size.width;
    canvas.height = this.plan.size.height;
    this.#pen = canvas.getContext('2d')!;
  }

  paintAll(): void {
    this.#drawn.fill(undefined);
    this.#signs = [];
    this.#pen.clearRect(0, 0, this.plan.size.width, this.plan.size.height);
    this.paint(this.#experiment.grid.costs.keys());
  }

  /** Paints these cells where they have changed, and whatever lay above them. */
  paint(changed: Iterable<Cell>): void {
    const uncovered = this.#removeSigns();
    const linked = this.#links.follow(this.#experiment.path);
    for (const cell of [...uncovered, ...linked]) this.#drawn[cell] = undefined;
    this.#head = undefined;
    for (const cells of [changed, uncovered, linked]) for (const cell of cells) this.#paintCell(cell);
    this.#signs = this.#signsNow();
    for (const sign of this.#signs) drawSign(this.#pen, sign, this.#style.palette);
  }

  /** Returns the cells that were under the signs. */
  #removeSigns(): Cell[] {
    const cells: Cell[] = [];
    for (const box of this.#signs.map(signBox)) {
      this.#pen.clearRect(box.x, box.y, box.width, box.height);
      cells.push(...this.plan.cellsIn(box));
    }
    return cells;
  }

  #paintCell(cell: Cell): void {
    const look = this.#groundLook(cell);
    if (look === this.#drawn[cell]) return;
    this.#drawn[cell] = look;
    const { palette } = this.#style;
    const box = this.plan.boxOf(cell);
    this.#pen.fillStyle = look === 'wall' ? palette.wall : look === 'seen' ? palette.seen : palette.floor;
    this.#pen.fillRect(box.x, box.y, box.width, box.height);
    if (look === 'seen') this.#paintSeen(cell);
    const links = this.#links.of(cell);
    if (!links) return;
    this.#pen.fillStyle = palette.path;
    drawPathPiece(this.#pen, box, links, this.#line);
  }

  /** The ring marks the current cell, which is below it. */
  #groundLook(cell: Cell): Look {
    const look = this.#experiment.look(cell);
    if (look !== 'head') return look;
    this.#head = cell;
    if (this.#experiment.phase === 'searching') return 'seen';
    return isOpen(this.#experiment.grid, cell) ? 'floor' : 'wall';
  }

  /** A dot, for people who do not see the colour. */
  #paintSeen(cell: Cell): void {
    const { palette, isLarge } = this.#style;
    const { x, y, width, height } = this.plan.boxOf(cell);
    this.#pen.fillStyle = palette.entrance;
    if (isLarge) {
      this.#pen.globalAlpha = 0.25;
      this.#pen.fillRect(x, y, width, height);
      this.#pen.globalAlpha = 1;
    }
    if (this.plan.gauge.floor < 4 || !this.plan.isRoom(cell)) return;
    this.#pen.fillRect(x + (width - this.#dot) / 2, y + (height - this.#dot) / 2, this.#dot, this.#dot);
  }

  #signsNow(): Sign[] {
    const { scale, isLarge } = this.#style;
    const { floor } = this.plan.gauge;
    const { maze, grid } = this.#experiment;
    const signs: Sign[] = [];
    for (const kind of ['entrance', 'exit'] as const) {
      if (!maze) continue;
      const radius = grid.wrap ? Math.max(this.plan.sign * 0.8, floor * 0.42) : this.plan.sign;
      signs.push({ kind, radius, ...this.plan.signPlace(maze[kind], grid.wrap) });
    }
    if (this.#head === undefined) return signs;
    const box = this.plan.boxOf(this.#head);
    const radius = Math.max(HEAD[isLarge ? 'large' : 'usual'] * scale, floor * 0.38);
    return [...signs, { kind: 'head', radius, x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  }
}
