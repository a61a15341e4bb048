const SWIPE_STEP = 36;
const WHEEL_STEP = 40;
const PIXELS = [1, 16, 400] as const;

/** A swipe: to the left goes forward, as when turning a page, and a longer one makes more steps. */
export class DragSteps {
  #from: number;

  constructor(x: number) {
    this.#from = x;
  }

  /** The steps made by moving the pointer here. */
  to(x: number): number {
    const steps = Math.trunc((this.#from - x) / SWIPE_STEP);
    this.#from -= steps * SWIPE_STEP;
    return steps;
  }
}

/** A wheel sends large clicks, a touchpad many small ones; each makes one step at most. */
export class WheelSteps {
  #turned = 0;

  turn({ deltaX, deltaY, deltaMode }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): -1 | 0 | 1 {
    const delta = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY;
    if (delta * this.#turned < 0) this.#turned = 0;
    this.#turned += delta * (PIXELS[deltaMode] ?? 1);
    if (Math.abs(this.#turned) < WHEEL_STEP) return 0;
    const step = this.#turned < 0 ? -1 : 1;
    this.#turned = 0;
    return step;
  }
}
