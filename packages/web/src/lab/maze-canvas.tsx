import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { theme } from '../store/settings.ts';
import { doorsOf } from './doors.ts';
import type { Laboratory } from './laboratory.ts';
import { MazePainter } from './maze-painter.ts';
import { readPalette } from './palette.ts';
import type { Trial } from './trial.ts';

interface MazeCanvasProps {
  readonly lab: Laboratory;
  readonly trial: Trial;
  readonly label: string;
  readonly isLarge: boolean;
}

/** An experiment as a picture that fills the box around it, sharp on every screen. */
export function MazeCanvas({ lab, trial, label, isLarge }: MazeCanvasProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0, scale: 1 });
  const { value: shown } = theme;

  useEffect(() => {
    const box = canvas.current!.parentElement!;
    const measure = (): void => {
      const scale = devicePixelRatio;
      const width = Math.floor(box.clientWidth * scale);
      const height = Math.floor(box.clientHeight * scale);
      setRoom((old) =>
        old.width === width && old.height === height && old.scale === scale ? old : { width, height, scale },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (room.width === 0) return undefined;
    const element = canvas.current!;
    const { experiment } = trial;
    const painter = new MazePainter(element, experiment, room, {
      palette: readPalette(),
      scale: room.scale,
      isLarge,
      doors: doorsOf(lab.trials.peek().map((each) => each.experiment)),
    });
    element.style.inlineSize = `${painter.plan.size.width / room.scale}px`;
    element.style.blockSize = `${painter.plan.size.height / room.scale}px`;
    experiment.takeChanged();
    painter.paintAll();
    return lab.onPaint(() => painter.paint(experiment.takeChanged()));
  }, [trial, room, shown, isLarge]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}
