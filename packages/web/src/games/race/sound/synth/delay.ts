/** The input comes out this many samples later. */
export class Delay {
  readonly #line: Float32Array;
  #place = 0;

  constructor(length: number) {
    this.#line = new Float32Array(Math.max(1, Math.round(length)));
  }

  /** The next output. */
  get out(): number {
    return this.#line[this.#place]!;
  }

  put(sample: number): void {
    this.#line[this.#place] = sample;
    this.#place = this.#place + 1 === this.#line.length ? 0 : this.#place + 1;
  }
}
