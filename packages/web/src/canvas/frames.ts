/** Calls `draw` before the next paint, and again for as long as that is needed; once a frame, however often it is asked. */
export class Frames {
  readonly #isNeeded: () => boolean;
  readonly #draw: (now: number) => void;
  #request = 0;

  constructor(isNeeded: () => boolean, draw: (now: number) => void) {
    this.#isNeeded = isNeeded;
    this.#draw = draw;
  }

  ask(): void {
    if (this.#request !== 0 || !this.#isNeeded()) return;
    this.#request = requestAnimationFrame(() => {
      this.#request = 0;
      this.#draw(performance.now());
      this.ask();
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
  }
}
