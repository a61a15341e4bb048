import { DragSteps, WheelSteps } from './pointer-steps.ts';
import type { PlayerControls } from './use-player-commands.ts';

/** A press that moves further is no tap. */
const TAP = 8;

/** A tap plays or pauses, a swipe and the wheel step. */
export function bindStageGestures(host: HTMLElement, hand: Pick<PlayerControls, 'step' | 'toggle'>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let press: { readonly id: number; readonly x: number; readonly y: number; readonly drag: DragSteps } | undefined;
  const stepBy = (steps: number): void => {
    if (steps !== 0) hand.step(steps);
  };
  host.addEventListener(
    'pointerdown',
    ({ isPrimary, button, pointerId: id, clientX: x, clientY: y }) => {
      press = isPrimary && button === 0 ? { id, x, y, drag: new DragSteps(x) } : undefined;
    },
    { signal },
  );
  host.addEventListener(
    'pointermove',
    ({ pointerId, pointerType, clientX }) => {
      if (press?.id === pointerId && pointerType !== 'mouse') stepBy(press.drag.to(clientX));
    },
    { signal },
  );
  host.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      const isTap = press?.id === pointerId && Math.hypot(clientX - press.x, clientY - press.y) < TAP;
      press = undefined;
      if (isTap) hand.toggle();
    },
    { signal },
  );
  host.addEventListener('pointercancel', () => (press = undefined), { signal });
  const wheel = new WheelSteps();
  host.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl the browser zooms.
      if (event.ctrlKey) return;
      event.preventDefault();
      stepBy(wheel.turn(event));
    },
    { signal, passive: false },
  );
  return () => leaving.abort();
}
