import type { Point } from '@dedalo/grid';
import type { Pen } from '../../canvas/pen.ts';
import { Surface } from '../../canvas/surface.ts';
import { drawCharacter } from './board/characters.ts';
import { quartersOf } from './board/quarters.ts';
import { Traces } from './board/traces.ts';
import { loadOurs, type OurPictures } from './looks/ours.ts';
import type { StartPreview } from '../../home/preview.tsx';
import { whileSeen } from '../../home/previews/living.ts';

/** A corner of the garden, larger than any card; the part that is cut off does not matter. */
const MAP = [
  '#################',
  '#     #   #     #',
  '# ### # # # ### #',
  '#   #   #   #   #',
  '# # ######### # #',
  '#   #       #   #',
  '# ### ##### ### #',
  '#     #   #     #',
  '#################',
];
/** A loop: the corners of the way. */
const WAY: readonly Point[] = [
  { x: 5, y: 5 },
  { x: 11, y: 5 },
  { x: 11, y: 7 },
  { x: 15, y: 7 },
  { x: 15, y: 3 },
  { x: 13, y: 3 },
  { x: 9, y: 3 },
  { x: 5, y: 3 },
  { x: 3, y: 3 },
  { x: 3, y: 5 },
];
const CELL = 48;
const CELLS_A_SECOND = 3.5;
/** How many cells they are behind. */
const CHASERS = [
  { name: 'fox', behind: 2.5 },
  { name: 'snail', behind: 5 },
] as const;
const TICKS_A_CELL = 60 / CELLS_A_SECOND;

/** The place and the direction of a runner after this many cells. */
function placeAt(gone: number): Point & { readonly facing: number } {
  const sides = WAY.map((from, index) => ({ from, to: WAY[(index + 1) % WAY.length]! }));
  const lengths = sides.map(({ from, to }) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = ((gone % whole) + whole) % whole;
  const side = lengths.findIndex((length) => {
    if (left < length) return true;
    left -= length;
    return false;
  });
  const { from, to } = sides[side]!;
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return { x: from.x + x * left, y: from.y + y * left, facing: y === 0 ? 2 - x : 1 + y };
}

/** A race that runs by itself, without its rules. */
export const startRace: StartPreview = (host, { hasMotion }) => {
  let end: (() => void) | undefined;
  let isGone = false;
  loadOurs().then(
    (ours) => {
      if (!isGone) end = start(host, ours, hasMotion);
    },
    (error: unknown) => console.warn(error),
  );
  return () => {
    isGone = true;
    end?.();
  };
};

function start(host: HTMLElement, ours: OurPictures, hasMotion: boolean): () => void {
  const still = drawMap(ours);
  const traces = new Traces();
  let gone = 0;
  let surface: Surface | undefined;
  const draw = (isWhole: boolean): void => {
    if (!surface) return;
    const { view, ratio, pens } = surface;
    const [pen] = pens as [Pen];
    const size = Math.round((CELL * ratio) / 16) * 16;
    const corner = {
      x: (still.width * size) / 16 / 2 - view.width / 2,
      y: (still.height * size) / 16 / 2 - view.height / 2,
    };
    const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
    pen.imageSmoothingEnabled = false;
    const restore = (): void => pen.drawImage(still, -x, -y, (still.width * size) / 16, (still.height * size) / 16);
    if (isWhole) traces.addAll(view);
    traces.restore((left, top, width, height) => {
      pen.save();
      pen.beginPath();
      pen.rect(left, top, width, height);
      pen.clip();
      restore();
      pen.restore();
    });
    for (const { name, behind } of [...CHASERS, { name: 'hero', behind: 0 }]) {
      const place = placeAt(gone - behind);
      const spot = { pen, traces, size, x: place.x * size - x, y: place.y * size - y };
      drawCharacter(spot, ours(name), {
        facing: place.facing,
        isMoving: hasMotion,
        ticks: Math.floor(gone * TICKS_A_CELL),
      });
    }
  };
  const shown = new Surface(host, [{ alpha: false }], () => draw(true));
  surface = shown;
  draw(true);
  const stop = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    gone += seconds * CELLS_A_SECOND;
    draw(false);
  });
  return () => {
    stop();
    shown.destroy();
  };
}

function drawMap(ours: OurPictures): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = MAP[0]!.length * 16;
  canvas.height = MAP.length * 16;
  const pen = canvas.getContext('2d')!;
  for (const [y, row] of MAP.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const { image, rect } = ours(sign === '#' ? 'wall/garden' : 'floor/garden');
      for (const { column, row: down, from } of quartersOf((columns, rows) => MAP[y + rows]?.[x + columns] === sign)) {
        const [left, top] = [rect.x + from.column * 8, rect.y + from.row * 8];
        pen.drawImage(image, left, top, 8, 8, x * 16 + column * 8, y * 16 + down * 8, 8, 8);
      }
    }
  }
  return canvas;
}
