import { readPalette } from '../../lab/palette.ts';
import type { StartPreview } from '../preview.tsx';
import { whileSeen } from './living.ts';

const SECONDS = 9;
/** The places of the marks, as a share of the whole. */
const MARKS = [0.08, 0.17, 0.31, 0.36, 0.52, 0.6, 0.74, 0.88, 1];

/** A scrubber that runs over the marks of a game. */
export const startReplay: StartPreview = (host, { hasMotion }) => {
  const canvas = document.createElement('canvas');
  host.append(canvas);
  const ratio = devicePixelRatio;
  canvas.width = host.clientWidth * ratio;
  canvas.height = host.clientHeight * ratio;
  canvas.style.inlineSize = '100%';
  canvas.style.blockSize = '100%';
  const pen = canvas.getContext('2d')!;
  const { wall, path, seen, entrance } = readPalette();
  const { width, height } = canvas;
  const [left, right, middle] = [width * 0.08, width * 0.92, height * 0.5];
  const draw = (share: number): void => {
    pen.clearRect(0, 0, width, height);
    const at = left + (right - left) * share;
    pen.lineWidth = 4 * ratio;
    pen.strokeStyle = seen;
    line(pen, left, right, middle);
    pen.strokeStyle = path;
    line(pen, left, at, middle);
    for (const [index, mark] of MARKS.entries()) {
      pen.fillStyle = mark <= share ? path : wall;
      drawMark(pen, { x: left + (right - left) * mark, y: middle - 26 * ratio, size: 8 * ratio, kind: index % 3 });
    }
    pen.fillStyle = entrance;
    pen.beginPath();
    pen.arc(at, middle, 10 * ratio, 0, Math.PI * 2);
    pen.fill();
  };
  let time = hasMotion ? 0 : SECONDS * 0.6;
  draw(time / SECONDS);
  const end = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    time = (time + seconds) % (SECONDS + 1);
    draw(Math.min(1, time / SECONDS));
  });
  return () => {
    end();
    canvas.remove();
  };
};

function line(pen: CanvasRenderingContext2D, from: number, to: number, y: number): void {
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.stroke();
}

interface DrawnMark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: number;
}

/** A square, a diamond or a triangle. */
function drawMark(pen: CanvasRenderingContext2D, { x, y, size, kind }: DrawnMark): void {
  pen.beginPath();
  if (kind === 0) pen.rect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6);
  if (kind === 1)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      pen.lineTo(x + dx * size, y + dy * size);
  if (kind === 2)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0.8],
      [-1, 0.8],
    ] as const)
      pen.lineTo(x + dx * size, y + dy * size);
  pen.fill();
}
