import { type Cell, NEUTRAL_COST, type Point, pointOf } from '@dedalo/grid';
import type { Ground } from '@dedalo/race';
import type { Pen } from '../../../canvas/pen.ts';
import type { Looks } from '../looks/looks.ts';
import type { Picture } from '../looks/picture.ts';
import { paintContrast } from './contrast.ts';
import { passageSide } from './passage-side.ts';
import { quartersOf } from './quarters.ts';

export interface GroundLook {
  readonly looks: Looks;
  readonly level: number;
  readonly isContrast: boolean;
}

/** A whole map at the size of the pictures that it is made of; the caller enlarges it. */
export class GroundPicture {
  readonly canvas: HTMLCanvasElement;
  readonly #ground: Ground;
  readonly #look: GroundLook;
  readonly #pen: Pen;

  constructor(ground: Ground, look: GroundLook) {
    this.#ground = ground;
    this.#look = look;
    this.canvas = document.createElement('canvas');
    this.canvas.width = ground.width * look.looks.cell;
    this.canvas.height = ground.height * look.looks.cell;
    this.#pen = this.canvas.getContext('2d', { alpha: false })!;
    this.#pen.imageSmoothingEnabled = false;
    for (let cell = 0; cell < ground.width * ground.height; cell++) this.#paint(cell);
  }

  /** A wall is gone, so the walls round it are joined differently. */
  wallBroken(cell: Cell): void {
    const { x, y } = pointOf(this.#ground, cell);
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        if (this.#isInside({ x: x + column, y: y + row })) this.#paint(cell + row * this.#ground.width + column);
      }
    }
  }

  #isInside({ x, y }: Point): boolean {
    return x >= 0 && y >= 0 && x < this.#ground.width && y < this.#ground.height;
  }

  #paint(cell: Cell): void {
    const { looks, level, isContrast } = this.#look;
    const at = pointOf(this.#ground, cell);
    const isOpen = this.#ground.isOpen(cell);
    if (isContrast) {
      paintContrast(this.#pen, { x: at.x * looks.cell, y: at.y * looks.cell, size: looks.cell }, this.#signOf(cell));
      return;
    }
    this.#tile(isOpen ? looks.floor(level) : looks.wall(level), at, isOpen);
    const sign = this.#signOf(cell);
    if (sign !== 'wall' && sign !== 'floor') this.#icon(looks.ours(sign), at);
  }

  /** The thing on a cell, by the name of its picture. */
  #signOf(cell: Cell): string {
    const ground = this.#ground;
    if (!ground.isOpen(cell)) return 'wall';
    if (cell === ground.exit) return 'exit';
    if (cell === ground.start) return 'start';
    if (ground.level.map.grid.costs[cell] === 0) return 'rubble';
    const side = passageSide(ground, cell);
    if (side) return `passage/${side}`;
    const cost = ground.costOf(cell);
    if (cost === NEUTRAL_COST) return 'floor';
    return cost < NEUTRAL_COST ? `fast/${NEUTRAL_COST - cost}` : `slow/${cost - NEUTRAL_COST}`;
  }

  #tile({ image, rect }: Picture, at: Point, isOpen: boolean): void {
    const { cell } = this.#look.looks;
    const [half, part] = [cell / 2, { width: rect.width / 4, height: rect.height / 6 }];
    const { width } = this.#ground;
    const quarters = quartersOf((columns, rows) => {
      const there = { x: at.x + columns, y: at.y + rows };
      return this.#isInside(there) && this.#ground.isOpen(there.y * width + there.x) === isOpen;
    });
    for (const { column, row, from } of quarters) {
      this.#pen.drawImage(
        image,
        rect.x + from.column * part.width,
        rect.y + from.row * part.height,
        part.width,
        part.height,
        at.x * cell + column * half,
        at.y * cell + row * half,
        half,
        half,
      );
    }
  }

  #icon({ image, rect }: Picture, at: Point): void {
    const { cell } = this.#look.looks;
    this.#pen.drawImage(image, rect.x, rect.y, rect.width, rect.height, at.x * cell, at.y * cell, cell, cell);
  }
}
