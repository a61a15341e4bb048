import { DIRECTIONS } from '@dedalo/grid';
import { FLOOR_VARIANTS, GRIPS, type Pen, type PlayerLook, type Skin } from './skin.ts';

export const BOX_SPRITE = 0;
export const ON_GOAL = 1;
export const LOST = 2;
export const GOAL_SPRITE = 4;
export const DEAD_SPRITE = 5;
export const REACH_SPRITE = 6;
export const PICKED_SPRITE = 7;
export const CURSOR_SPRITE = 8;
export const TARGET_SPRITE = 9;
export const FLOOR_SPRITE = 16;
export const PLAYER_SPRITE = FLOOR_SPRITE + FLOOR_VARIANTS;
const STRIDES = 3;

export const playerSprite = ({ facing, grip, stride, isReverse }: PlayerLook): number =>
  PLAYER_SPRITE +
  DIRECTIONS.indexOf(facing) +
  4 * (stride + STRIDES * (GRIPS.indexOf(grip) + GRIPS.length * Number(isReverse)));

function playerLook(sprite: number): PlayerLook {
  const rest = sprite - PLAYER_SPRITE;
  const pose = Math.floor(rest / 4);
  return {
    facing: DIRECTIONS[rest % 4]!,
    stride: (pose % STRIDES) as PlayerLook['stride'],
    grip: GRIPS[Math.floor(pose / STRIDES) % GRIPS.length]!,
    isReverse: pose >= STRIDES * GRIPS.length,
  };
}

const SLOTS_A_SIDE = 4;
const SLOTS_A_PAGE = SLOTS_A_SIDE * SLOTS_A_SIDE;

/** The drawings of a skin at one size, each made when it is first needed and only copied from then on. */
export class Sprites {
  readonly skin: Skin;
  readonly size: number;
  /** How far a drawing may extend beyond its tile. */
  readonly pad: number;
  readonly #slot: number;
  readonly #slots: (number | undefined)[] = [];
  readonly #pages: HTMLCanvasElement[] = [];
  #used = 0;

  constructor(skin: Skin, size: number) {
    this.skin = skin;
    this.size = size;
    this.pad = Math.ceil(size / 4);
    this.#slot = size + 2 * this.pad;
  }

  draw(pen: Pen, sprite: number, x: number, y: number): void {
    const slot = (this.#slots[sprite] ??= this.#make(sprite));
    const page = this.#pages[Math.floor(slot / SLOTS_A_PAGE)]!;
    const trim = this.#trim(sprite);
    const side = this.#slot - 2 * trim;
    const left = (slot % SLOTS_A_SIDE) * this.#slot + trim;
    const top = (Math.floor(slot / SLOTS_A_SIDE) % SLOTS_A_SIDE) * this.#slot + trim;
    const out = this.pad - trim;
    pen.drawImage(page, left, top, side, side, x - out, y - out, side, side);
  }

  /** The margin of a slot that is certainly empty: copying it would cost more than the drawing. */
  #trim(sprite: number): number {
    if (sprite === REACH_SPRITE) return this.pad + Math.floor(this.size / 4);
    return sprite >= PLAYER_SPRITE || sprite === PICKED_SPRITE || sprite === CURSOR_SPRITE ? 0 : this.pad;
  }

  #make(sprite: number): number {
    const slot = this.#used++;
    if (slot % SLOTS_A_PAGE === 0) this.#pages.push(createPage(this.#slot * SLOTS_A_SIDE));
    const pen = this.#pages.at(-1)!.getContext('2d')!;
    const left = (slot % SLOTS_A_SIDE) * this.#slot;
    const top = (Math.floor(slot / SLOTS_A_SIDE) % SLOTS_A_SIDE) * this.#slot;
    pen.save();
    pen.beginPath();
    pen.rect(left, top, this.#slot, this.#slot);
    pen.clip();
    pen.translate(left + this.pad, top + this.pad);
    this.#paint(pen, sprite);
    pen.restore();
    return slot;
  }

  #paint(pen: Pen, sprite: number): void {
    const { skin, size } = this;
    if (sprite >= PLAYER_SPRITE) skin.player(pen, size, playerLook(sprite));
    else if (sprite >= FLOOR_SPRITE) skin.floor(pen, size, sprite - FLOOR_SPRITE);
    else if (sprite === GOAL_SPRITE) skin.goal(pen, size);
    else if (sprite === DEAD_SPRITE) skin.dead(pen, size);
    else if (sprite === REACH_SPRITE) skin.reach(pen, size);
    else if (sprite === PICKED_SPRITE) skin.picked(pen, size);
    else if (sprite === CURSOR_SPRITE) skin.cursor(pen, size);
    else if (sprite === TARGET_SPRITE) skin.target(pen, size);
    else skin.box(pen, size, { isOnGoal: (sprite & ON_GOAL) !== 0, isLost: (sprite & LOST) !== 0 });
  }
}

function createPage(side: number): HTMLCanvasElement {
  const page = document.createElement('canvas');
  page.width = side;
  page.height = side;
  return page;
}
