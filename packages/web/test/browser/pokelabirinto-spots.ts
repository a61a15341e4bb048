import type { View } from '@dedalo/pokelabirinto';
import type { Page } from 'playwright-core';
import { centreOn } from '../../src/canvas/camera.ts';
import { fittedTile } from '../../src/canvas/fit.ts';
import type { Spot } from './spot.ts';
import { maze } from './pokelabirinto.ts';

/** The middle of a cell on the page. Only for mazes that fit and are not zoomed. */
export async function cellSpot(page: Page, { rows, columns }: View, cell: number): Promise<Spot> {
  const box = (await maze(page).boundingBox())!;
  const ratio = await page.evaluate(() => devicePixelRatio);
  const level = { width: columns, height: rows };
  const view = { width: Math.floor(box.width * ratio), height: Math.floor(box.height * ratio) };
  const tile = fittedTile(level, view, ratio);
  const camera = centreOn({ x: columns / 2, y: rows / 2 }, { level, view, tile });
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return {
    x: box.x + ((x + 0.5) * tile - camera.x) / ratio,
    y: box.y + ((y + 0.5) * tile - camera.y) / ratio,
  };
}
