import type { Point } from '@dedalo/grid';

export interface PinchTarget {
  zoomBy(factor: number, at: Point): void;
  panBy(by: Point): void;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers: apart zooms in, together zooms out, side by side moves. */
export class Pinch {
  readonly #target: PinchTarget;
  readonly #fingers = new Map<number, Point>();

  constructor(target: PinchTarget) {
    this.#target = target;
  }

  /** Whether more than one finger is down now. */
  down(id: number, point: Point): boolean {
    this.#fingers.set(id, point);
    return this.#fingers.size > 1;
  }

  move(id: number, point: Point): void {
    const [first, second] = this.#fingers.values();
    if (!this.#fingers.has(id)) return;
    this.#fingers.set(id, point);
    const [nowFirst, nowSecond] = this.#fingers.values();
    if (this.#fingers.size !== 2 || !first || !second || !nowFirst || !nowSecond) return;
    const [before, after] = [middle(first, second), middle(nowFirst, nowSecond)];
    this.#target.panBy({ x: after.x - before.x, y: after.y - before.y });
    const [near, far] = [distance(first, second), distance(nowFirst, nowSecond)];
    if (near > 0 && far > 0) this.#target.zoomBy(far / near, after);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }
}
