import type { Cell } from '@dedalo/grid';

/** The cells that were touched since the last call, each once; all of them at first. */
export class TouchedCells {
  readonly #isTouched: Uint8Array;
  /** Undefined for all. */
  #cells: Cell[] | undefined;

  constructor(count: number) {
    this.#isTouched = new Uint8Array(count);
  }

  add(cell: Cell): void {
    if (!this.#cells || this.#isTouched[cell]) return;
    this.#isTouched[cell] = 1;
    this.#cells.push(cell);
  }

  take(): readonly Cell[] {
    const taken = this.#cells ?? [...this.#isTouched.keys()];
    for (const cell of taken) this.#isTouched[cell] = 0;
    this.#cells = [];
    return taken;
  }
}
