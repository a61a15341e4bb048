/** Steps that are taken one after the other, a little time apart, or all at once. */
export class Animation {
  #steps: (() => boolean)[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #redraw: () => void;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** A step that answers false is the last. With no pause between them all are taken at once. */
  start(steps: readonly (() => boolean)[], pauseMs: number): void {
    this.finish();
    this.#steps = [...steps];
    if (pauseMs === 0) return this.finish();
    this.#step();
    if (this.#steps.length > 0) this.#timer = setInterval(() => this.#tick(), pauseMs);
    return undefined;
  }

  /** Takes all steps that are left. */
  finish(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    while (this.#steps.length > 0) this.#step();
  }

  #tick(): void {
    this.#step();
    if (this.#steps.length === 0) this.finish();
    this.#redraw();
  }

  #step(): void {
    if (this.#steps.shift()?.() === false) this.#steps = [];
  }
}
