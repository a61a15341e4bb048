import { Channel } from './channel.ts';
import { cellOf, type Mod, type ModCell, ROWS } from './mod.ts';

const USUAL_SPEED = 6;
const USUAL_TEMPO = 125;
const SLOWEST_TEMPO = 32;
/** The Amiga's channels are fully left and right; ours only partly, which is more pleasant. */
const SIDE = 0.4;
const JUMP = 0xb;
const BREAK = 0xd;
const MORE = 0xe;
const SPEED = 0xf;
const MORE_LOOP = 0x6;
const MORE_DELAY = 0xe;

/** The loop of a pattern; each channel has its own. */
interface Loop {
  from: number;
  left: number;
}

/** Goes through a MOD, tick by tick. */
export class ModPlayer {
  readonly channels: readonly Channel[];
  readonly #mod: Mod;
  readonly #loops: readonly Loop[];
  #order = 0;
  #row = 0;
  #tick = 0;
  #speed = USUAL_SPEED;
  #tempo = USUAL_TEMPO;
  /** How many more times the row lasts. */
  #delay = 0;
  /** Where the next row is. */
  #next = { order: 0, row: 0 };
  #hasLooped = false;

  constructor(mod: Mod) {
    this.#mod = mod;
    this.channels = Array.from({ length: mod.channels }, (_, index) => {
      const isLeft = index % 4 === 0 || index % 4 === 3;
      return new Channel(mod.samples, isLeft ? -SIDE : SIDE);
    });
    this.#loops = this.channels.map(() => ({ from: 0, left: 0 }));
  }

  /** The row that the next tick begins, or undefined within a row. */
  get nextRow(): { readonly order: number; readonly row: number; readonly isRepeated: boolean } | undefined {
    return this.#tick === 0 ? { order: this.#order, row: this.#row, isRepeated: this.#hasLooped } : undefined;
  }

  /** How long a tick lasts. */
  get seconds(): number {
    return 2.5 / this.#tempo;
  }

  tick(): void {
    if (this.#tick === 0) this.#beginRow();
    else if (this.#tick % this.#speed !== 0)
      for (const channel of this.channels) channel.goOn(this.#tick % this.#speed);
    this.#tick++;
    if (this.#tick < this.#speed * (1 + this.#delay)) return;
    this.#tick = 0;
    this.#order = this.#next.order;
    this.#row = this.#next.row;
  }

  #beginRow(): void {
    const { orders } = this.#mod;
    const pattern = orders[this.#order]!;
    this.#delay = 0;
    this.#hasLooped = false;
    this.#next = this.#row + 1 < ROWS ? { order: this.#order, row: this.#row + 1 } : { order: this.#order + 1, row: 0 };
    const cells = this.channels.map((_, channel) => cellOf(this.#mod, pattern, this.#row, channel));
    for (const [index, cell] of cells.entries()) this.channels[index]!.beginRow(cell);
    this.#jump(cells);
    for (const [index, cell] of cells.entries()) this.#control(cell, this.#loops[index]!);
    // The list goes round, and so does a jump beyond its end.
    if (this.#next.order >= orders.length) this.#next = { order: 0, row: this.#next.row };
    if (this.#next.order !== this.#order) for (const loop of this.#loops) loop.from = 0;
  }

  #jump(cells: readonly ModCell[]): void {
    const jump = cells.findLast(({ effect }) => effect === JUMP);
    const cut = cells.findLast(({ effect }) => effect === BREAK);
    if (!jump && !cut) return;
    const order = jump ? jump.argument : this.#order + 1;
    // Rows are written as two decimal digits.
    const row = cut ? (cut.argument >> 4) * 10 + (cut.argument & 0x0f) : 0;
    this.#next = { order, row: row < ROWS ? row : 0 };
  }

  #control({ effect, argument }: ModCell, loop: Loop): void {
    if (effect === SPEED) this.#setSpeed(argument);
    if (effect !== MORE) return;
    const value = argument & 0x0f;
    if (argument >> 4 === MORE_DELAY) this.#delay = value;
    if (argument >> 4 === MORE_LOOP) this.#loop(loop, value);
  }

  #setSpeed(argument: number): void {
    if (argument >= SLOWEST_TEMPO) this.#tempo = argument;
    else if (argument > 0) this.#speed = argument;
  }

  #loop(loop: Loop, times: number): void {
    if (times === 0) {
      loop.from = this.#row;
      return;
    }
    loop.left = loop.left === 0 ? times : loop.left - 1;
    if (loop.left === 0) return;
    this.#next = { order: this.#order, row: loop.from };
    this.#hasLooped = true;
  }
}
