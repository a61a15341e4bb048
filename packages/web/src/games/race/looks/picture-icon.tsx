import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { frameOf, sheetFrame } from '../board/characters.ts';
import type { Picture } from './picture.ts';

interface PictureIconProps {
  readonly picture: Picture;
  /** Of a character's sheet, only the picture that faces the viewer. */
  readonly isCharacter?: boolean;
}

/** A picture of the race between words; its name is beside it. */
export function PictureIcon({ picture, isCharacter = false }: PictureIconProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = isCharacter
    ? sheetFrame(picture, frameOf({ facing: FRONT, isMoving: false, ticks: 0 }))
    : picture.rect;
  useLayoutEffect(() => {
    const pen = canvas.current!.getContext('2d')!;
    pen.clearRect(0, 0, width, height);
    pen.drawImage(picture.image, x, y, width, height, 0, 0, width, height);
  }, [picture.image, x, y, width, height]);
  return <canvas ref={canvas} class="race-icon" width={width} height={height} aria-hidden="true" />;
}

const FRONT = 2;
