/** What is known of a position that was met; those that were looked at are 0 or more. */
export const MET = -1;
export const LOST = -2;
export const UNKNOWN = -3;

/** Positions by a hash of 64 bits in two halves. Two positions with one hash would be taken for one another. */
export class SeenTable {
  #low = new Int32Array(4096);
  #high = new Int32Array(4096);
  /** What is known, plus 3; 0 is free. */
  #known = new Int32Array(4096);
  #mask = 4095;
  #count = 0;

  get bytes(): number {
    return this.#known.byteLength * 3;
  }

  get(low: number, high: number): number {
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const known = this.#known[slot]!;
      if (known === 0) return UNKNOWN;
      if (this.#low[slot] === low && this.#high[slot] === high) return known + UNKNOWN;
    }
  }

  set(low: number, high: number, known: number): void {
    let slot = low & this.#mask;
    while (this.#known[slot] !== 0 && !(this.#low[slot] === low && this.#high[slot] === high)) {
      slot = (slot + 1) & this.#mask;
    }
    if (this.#known[slot] === 0) this.#count++;
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#known[slot] = known - UNKNOWN;
    if (this.#count * 2 > this.#known.length) this.#grow();
  }

  #grow(): void {
    const [low, high, known] = [this.#low, this.#high, this.#known];
    this.#low = new Int32Array(low.length * 2);
    this.#high = new Int32Array(low.length * 2);
    this.#known = new Int32Array(low.length * 2);
    this.#mask = this.#known.length - 1;
    for (let old = 0; old < known.length; old++) {
      if (known[old] === 0) continue;
      let slot = low[old]! & this.#mask;
      while (this.#known[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#low[slot] = low[old]!;
      this.#high[slot] = high[old]!;
      this.#known[slot] = known[old]!;
    }
  }
}
