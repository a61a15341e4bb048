/** Takes steps one after the other, some time apart, or all at once. */
export class Pacer {
  #steps: (() => boolean)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A step that answers false is the last. With no pause between them all are taken at once. */
  start(steps: readonly (() => boolean)[], pauseMs: number): void {
    this.finish();
    this.#steps = [...steps];
    if (pauseMs === 0) return this.finish();
    return this.#tick(pauseMs);
  }

  /** Takes all steps that are left. */
  finish(): void {
    clearTimeout(this.#timer);
    while (this.#steps.length > 0) this.#step();
  }

  #tick(pauseMs: number): void {
    this.#step();
    if (this.#steps.length > 0) this.#timer = setTimeout(() => this.#tick(pauseMs), pauseMs);
  }

  #step(): void {
    if (this.#steps.shift()?.() === false) this.#steps = [];
  }
}
