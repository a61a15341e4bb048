import type { Point } from '@dedalo/grid';
import { preventFling } from '../input/prevent-fling.ts';
import type { Gestures } from './gestures.ts';
import { Pinch, type PinchTarget } from './pinch.ts';

interface Bound {
  readonly board: PinchTarget;
  readonly gestures: Gestures;
  /** A turn of the wheel, towards the person or away. */
  readonly turn: (way: 'back' | 'forth') => void;
}

const WHEEL_STEP = 40;
const WHEEL_ZOOM = 1.15;

/** Listens to mouse, pen, fingers and wheel on a board; the returned function ends that. */
export function bindBoard(host: HTMLElement, { board, gestures, turn }: Bound): () => void {
  const leaving = new AbortController();
  const pinch = new Pinch(board);
  const listen = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    host.addEventListener(name, hear, { signal: leaving.signal, passive: false });
  const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

  listen('pointerdown', (event) => {
    if (event.button !== 0) return gestures.cancel();
    host.setPointerCapture(event.pointerId);
    if (pinch.down(event.pointerId, at(event))) return gestures.cancel();
    return gestures.down(at(event), { canSwipe: event.pointerType !== 'mouse' });
  });
  listen('pointermove', (event) => {
    pinch.move(event.pointerId, at(event));
    if (event.isPrimary) gestures.move(at(event), event.timeStamp);
  });
  listen('pointerup', (event) => {
    pinch.up(event.pointerId);
    if (event.isPrimary) gestures.up(at(event));
  });
  listen('pointercancel', (event) => {
    pinch.up(event.pointerId);
    gestures.cancel();
  });

  listen('touchmove', preventFling);

  let turned = 0;
  listen('wheel', (event) => {
    event.preventDefault();
    if (event.ctrlKey) return board.zoomBy(event.deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, at(event));
    turned += event.deltaY;
    if (Math.abs(turned) < WHEEL_STEP) return undefined;
    turn(turned < 0 ? 'back' : 'forth');
    turned = 0;
    return undefined;
  });
  return () => leaving.abort();
}
