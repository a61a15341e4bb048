import { LiveRace } from '@dedalo/clients/race/live-race';
import { startRace } from '@dedalo/clients/race/session';
import { createConfig } from '@dedalo/race';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { whileSeen } from '../../../home/previews/living.ts';
import { hasMotion } from '../../../store/settings.ts';
import { RaceCanvas } from '../board/race-canvas.ts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import type { RaceGame } from '../games.ts';
import { preferences } from '../preferences.ts';
import { Autopilot } from './autopilot.ts';

/** Near enough to recognise the characters. */
const DEMO_CELL = 44;

/** The game plays itself behind its menu. */
export function Demo({ game }: { readonly game: RaceGame }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const isMoving = hasMotion.value;
  const { contrast: isContrast, calm } = preferences.value;
  useEffect(
    () => startDemo(host.current!, game, { isMoving, isContrast, isCalm: calm }),
    [game, isMoving, isContrast, calm],
  );
  return <div ref={host} class="race-demo" aria-hidden="true" />;
}

interface DemoLook {
  readonly isMoving: boolean;
  readonly isContrast: boolean;
  readonly isCalm: boolean;
}

/** The returned function ends it and empties the element. */
export function startDemo(host: HTMLElement, { content, looks }: RaceGame, look: DemoLook): () => void {
  const canvas = new RaceCanvas(host, {
    looks,
    isContrast: look.isContrast,
    isCalm: look.isCalm || !look.isMoving,
    leastCell: DEMO_CELL,
  });
  const begin = (): LiveRace => new LiveRace(startRace(createConfig(content), freshSeed()));
  let live = begin();
  live.goOn();
  let pilot = new Autopilot(live);
  const show = (milliseconds: number): void => canvas.show(live.now, { milliseconds });
  show(0);
  const end = whileSeen(host, (seconds) => {
    if (!look.isMoving) return;
    pilot.steer();
    live.advance(seconds * 1000);
    for (const event of live.takeEvents()) if (event.type === 'wall-broken') canvas.wallBroken(event.cell);
    if (live.isOver) {
      live = begin();
      live.goOn();
      pilot = new Autopilot(live);
    }
    show(seconds * 1000);
  });
  return () => {
    end();
    canvas.destroy();
    host.replaceChildren();
  };
}
