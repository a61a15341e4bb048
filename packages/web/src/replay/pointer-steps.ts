const SWIPE_STEP = 36;
const WHEEL_STEP = 40;
const PIXELS = [1, 16, 400] as const;

/** A swipe: to the left goes on, as one turns a page, and the further it goes the more steps it makes. */
export class DragSteps {
  #from: number;

  constructor(x: number) {
    this.#from = x;
  }

  /** The steps that the pointer has made by coming here. */
  to(x: number): number {
    const steps = Math.trunc((this.#from - x) / SWIPE_STEP);
    this.#from -= steps * SWIPE_STEP;
    return steps;
  }
}

/** A wheel gives large clicks, a touchpad a stream of little ones; at most one step comes of each. */
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
