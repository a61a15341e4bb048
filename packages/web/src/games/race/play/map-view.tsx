import type { Way } from '@dedalo/race';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { showEdges } from '../../../edges/show-edges.ts';
import { preventFling } from '../../../input/prevent-fling.ts';
import { words } from '../../../speech.ts';
import { hasMotion } from '../../../store/settings.ts';
import { RaceCanvas } from '../board/race-canvas.ts';
import type { Looks } from '../looks/looks.ts';
import { preferences } from '../preferences.ts';
import { wayBetween } from './way-between.ts';

/** CSS points after which a swipe counts; the finger may go on and swipe again. */
const SWIPE = 22;

interface MapViewProps {
  readonly looks: Looks;
  readonly onCanvas: (canvas: RaceCanvas) => void;
  readonly onSteer?: (way: Way) => void;
  readonly onTap?: () => void;
}

/** The map: drawn, and swiped. */
export function MapView({ looks, onCanvas, onSteer, onTap }: MapViewProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<RaceCanvas>(undefined);
  const { contrast: isContrast, calm } = preferences.value;
  const isCalm = calm || !hasMotion.value;
  const look = { looks, isContrast, isCalm };
  useLayoutEffect(() => {
    const made = new RaceCanvas(host.current!, look);
    canvas.current = made;
    onCanvas(made);
    const hideEdges = showEdges(host.current!, made, 'raced');
    return () => {
      hideEdges();
      made.destroy();
    };
  }, [looks]);
  useLayoutEffect(() => canvas.current?.setLook(look), [looks, isContrast, isCalm]);
  useLayoutEffect(() => host.current?.focus({ preventScroll: true }), []);
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const hasSwiped = useRef(false);
  const said = words.value.web.race;
  return (
    <div
      ref={host}
      class="race-map"
      role="application"
      tabIndex={0}
      data-begin
      aria-label={said.board}
      aria-description={said.boardKeys}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
        hasSwiped.current = false;
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!start.current || event.pointerType === 'mouse') return;
        const here = { x: event.clientX, y: event.clientY };
        const way = wayBetween(start.current, here, SWIPE);
        if (way === undefined) return;
        start.current = here;
        hasSwiped.current = true;
        onSteer?.(way);
      }}
      onPointerUp={() => {
        if (start.current && !hasSwiped.current) onTap?.();
        start.current = undefined;
      }}
      onTouchMove={preventFling}
      onPointerCancel={() => (start.current = undefined)}
    />
  );
}
