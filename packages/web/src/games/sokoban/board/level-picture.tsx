import type { Cell } from '@dedalo/grid';
import type { Level } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings, theme } from '../../../store/settings.ts';
import { drawPicture } from './picture.ts';
import { FIRST_FACING } from './scene-of.ts';

interface LevelPictureProps {
  readonly level: Level;
  /** Where the pieces are, if not where they begin. */
  readonly position?: { readonly player: Cell | null; readonly boxes: readonly Cell[] };
  readonly width: number;
  readonly height: number;
}

/** A level as it begins or as it stands, drawn when it first comes into view. The words beside it say what it is. */
export function LevelPicture({ level, position = level, width, height }: LevelPictureProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: '300px' },
    );
    watcher.observe(canvas.current!);
    return () => watcher.disconnect();
  }, []);
  const look = { skin: settings.value.skin, theme: theme.value };
  useEffect(() => {
    if (!isSeen) return;
    const { player, boxes } = position;
    drawPicture(canvas.current!, { level, player, boxes, facing: FIRST_FACING, marks: {} }, look, { width, height });
  }, [isSeen, level, position, look.skin, look.theme, width, height]);
  return <canvas ref={canvas} class="level-picture" aria-hidden="true" width={width} height={height} />;
}
