import type { Cell, Piece } from '@dedalo/stratego';
import { preventFling } from '../../../input/prevent-fling.ts';

/** The dragged thing: a piece in hand, or one on a cell. */
export type Dragged = { readonly piece: Piece } | { readonly from: Cell };

interface DragHandle {
  cellAt(spot: Spot): Cell | undefined;
  /** What would be dragged from here; undefined where nothing can. */
  draggedAt(target: Element, spot: Spot): Dragged | undefined;
  /** Something is lifted; returns its picture, which follows the pointer. */
  lift(dragged: Dragged): SVGElement | undefined;
  drop(dragged: Dragged, cell: Cell | undefined): void;
  /** The press was no drag. */
  tap(cell: Cell): void;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moves further than this drags, in pixels. */
const LEAST_WAY = 6;

/** Lets pieces be dragged by mouse, pen or finger, and cells be tapped; the returned function ends it. */
export function bindDrag(host: HTMLElement, handle: DragHandle): () => void {
  let pressed: { id: number; start: Spot; dragged: Dragged | undefined; picture?: SVGElement | undefined } | undefined;
  const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });
  const end = (): void => {
    pressed?.picture?.remove();
    pressed = undefined;
  };
  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || pressed) return;
    const target = event.target as Element;
    pressed = { id: event.pointerId, start: spotOf(event), dragged: handle.draggedAt(target, spotOf(event)) };
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed?.id || !pressed.dragged) return;
    const spot = spotOf(event);
    if (!pressed.picture) {
      if (Math.hypot(spot.x - pressed.start.x, spot.y - pressed.start.y) < LEAST_WAY) return;
      pressed.picture = handle.lift(pressed.dragged);
      if (!pressed.picture) return end();
      host.setPointerCapture(event.pointerId);
      document.body.append(pressed.picture);
    }
    pressed.picture.style.transform = `translate(${spot.x}px, ${spot.y}px) translate(-50%, -60%)`;
  };
  const hold = (event: TouchEvent): void => {
    if (pressed?.picture) preventFling(event);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pressed?.id) return;
    const { dragged, picture } = pressed;
    const cell = handle.cellAt(spotOf(event));
    const isTap =
      !picture && event.target instanceof Element && event.target.closest('button, .stratego-hand') === null;
    end();
    if (picture && dragged) handle.drop(dragged, cell);
    else if (isTap && cell !== undefined) handle.tap(cell);
  };
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', end);
  host.addEventListener('touchmove', hold);
  return () => {
    end();
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', end);
    host.removeEventListener('touchmove', hold);
  };
}
