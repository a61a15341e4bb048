import { formatSvg, formatSymbols } from '@dedalo/grid';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { saveFile } from '../ui/save-file.ts';
import { doorsOf } from './doors.ts';
import { mazeFileName } from './file-names.ts';
import { MazePainter } from './maze-painter.ts';
import { readPalette } from './palette.ts';
import type { Trial } from './trial.ts';

/** Pixels along each side, at most: the width of a page at 300 pixels an inch. */
const PICTURE_SIDE = 2400;
const PICTURE_SCALE = 2.5;

/** The maze so far, with the path once it is found. */
function drawingOf({ experiment: { grid, maze, path, found } }: Trial): Parameters<typeof formatSvg>[0] {
  return { ...(maze ?? { grid }), ...(found && { path }) };
}

const asText = (trial: Trial): string => {
  const { path, ...maze } = drawingOf(trial);
  return formatSymbols(maze, { ...(path && { path }) });
};

function nameOf({ experiment: { request } }: Trial, ending: string): string {
  return mazeFileName(request.generator, String(request.seed), ending);
}

export function saveSvg(trial: Trial, title: string): void {
  saveFile(nameOf(trial, 'svg'), formatSvg(drawingOf(trial), { title }), 'image/svg+xml');
}

/** The maze as it looks now, drawn again in a size that can be printed. */
export function savePng(trial: Trial): void {
  const canvas = document.createElement('canvas');
  const room = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  const palette = readPalette();
  const painter = new MazePainter(canvas, trial.experiment, room, {
    palette,
    scale: PICTURE_SCALE,
    isLarge: false,
    doors: doorsOf([trial.experiment]),
  });
  painter.paintAll();
  const pen = canvas.getContext('2d')!;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = palette.floor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (blob) saveFile(nameOf(trial, 'png'), blob);
    else toast(words.value.web.lab.notSaved, { role: 'bad' });
  });
}

export function saveText(trial: Trial): void {
  saveFile(nameOf(trial, 'txt'), asText(trial));
}

export const copyAsText = (trial: Trial): Promise<void> => copyText(asText(trial));
