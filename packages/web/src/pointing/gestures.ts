import type { Direction, Point } from '@dedalo/grid';

/** The actions of a pointer on a board. */
export interface GestureTarget {
  /** The number of the box under a point that could be dragged. */
  boxAt(point: Point): number | undefined;
  tap(point: Point): void;
  step(direction: Direction): void;
  startDrag(box: number, point: Point): void;
  drag(box: number, point: Point): void;
  drop(box: number, point: Point): void;
  cancelDrag(): void;
}

const DRAG_AFTER = 8;
const TREMBLE = 16;
/** A flick is one step, however long it is; a finger that takes its time walks on. */
const FIRST_STEP = 24;
const NEXT_STEP = 44;
const NEXT_STEP_MS = 180;

interface Swipe {
  readonly kind: 'swiping';
  from: Point;
  hasStepped: boolean;
  /** When the last step was taken. */
  last: number;
}

type Gesture =
  | { readonly kind: 'pressed'; readonly start: Point; readonly box: number | undefined; readonly canSwipe: boolean }
  | { readonly kind: 'dragging'; readonly box: number }
  | Swipe;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function directionOfSwipe(from: Point, to: Point): Direction {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'south' : 'north';
}

/** Distinguishes taps, drags and swipes. One pointer at a time: a second one ends what the first began. */
export class Gestures {
  readonly #target: GestureTarget;
  #now: Gesture | undefined;

  constructor(target: GestureTarget) {
    this.#target = target;
  }

  down(point: Point, { canSwipe }: { readonly canSwipe: boolean }): void {
    this.#now = { kind: 'pressed', start: point, box: this.#target.boxAt(point), canSwipe };
  }

  /** `time` in milliseconds, from anywhere. */
  move(point: Point, time: number): void {
    const now = this.#now;
    if (now?.kind === 'dragging') this.#target.drag(now.box, point);
    if (now?.kind === 'swiping') this.#swipe(now, point, time);
    if (now?.kind !== 'pressed' || distance(now.start, point) < DRAG_AFTER) return;
    if (now.box !== undefined) {
      this.#now = { kind: 'dragging', box: now.box };
      this.#target.startDrag(now.box, point);
    } else if (now.canSwipe) {
      const swipe: Swipe = { kind: 'swiping', from: now.start, hasStepped: false, last: time };
      this.#now = swipe;
      this.#swipe(swipe, point, time);
    }
  }

  up(point: Point): void {
    const now = this.#now;
    this.#now = undefined;
    if (now?.kind === 'dragging') this.#target.drop(now.box, point);
    if (now?.kind === 'swiping' && !now.hasStepped) this.#flick(now.from, point);
    if (now?.kind === 'pressed' && distance(now.start, point) < TREMBLE) this.#target.tap(point);
  }

  cancel(): void {
    if (this.#now?.kind === 'dragging') this.#target.cancelDrag();
    this.#now = undefined;
  }

  /** A finger that left early: a short swipe is a step, and a tremble is a tap. */
  #flick(from: Point, point: Point): void {
    if (distance(from, point) < TREMBLE) this.#target.tap(point);
    else this.#target.step(directionOfSwipe(from, point));
  }

  #swipe(swipe: Swipe, point: Point, time: number): void {
    if (distance(swipe.from, point) < (swipe.hasStepped ? NEXT_STEP : FIRST_STEP)) return;
    if (swipe.hasStepped && time - swipe.last < NEXT_STEP_MS) return;
    this.#target.step(directionOfSwipe(swipe.from, point));
    swipe.from = point;
    swipe.hasStepped = true;
    swipe.last = time;
  }
}
