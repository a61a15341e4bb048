import { sightOf } from '@dedalo/clients/race/sight';
import { cellAt, pointOf } from '@dedalo/grid';
import type { Scene } from '@dedalo/race';
import { Surface } from '../../../terminal/surface.ts';
import { type Area, linesOf } from '../../../app/picture.ts';
import { type Camera, cameraOf } from './camera.ts';
import { cellLook, itemLook, type Means, opponentLook, userLook } from './looks.ts';
import { placeOf } from './place-of.ts';

type Look = ReturnType<typeof userLook>;

interface MapOptions {
  readonly area: Area;
  readonly means: Means;
  readonly isLarge?: boolean;
}

/** The user's map with all characters on it. */
export function drawMap(surface: Surface, scene: Scene, { area, means, isLarge = false }: MapOptions): void {
  const sight = sightOf(scene);
  const { grid } = sight;
  const { map } = scene.user;
  const camera = cameraOf(grid, placeOf(grid, scene.user), { area, isLarge });
  const put = putterOf(surface, camera, area);
  const look = cellLook(scene, sight, means);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) put({ x, y }, look(cellAt(grid, { x, y })));
  }
  for (const item of scene.items) {
    if (item.map === map && sight.isSeen(item.cell)) put(pointOf(grid, item.cell), itemLook(scene, item));
  }
  for (const [index, opponent] of scene.opponents.entries()) {
    if (opponent.map === map && sight.isSeen(opponent.cell)) {
      put(placeOf(grid, opponent), opponentLook(scene, index));
    }
  }
  put(placeOf(grid, scene.user), userLook(scene, sight));
}

/** Draws at a place, given in cells, if it lies in the area. */
function putterOf(surface: Surface, { columns, rows, left, top }: Camera, area: Area) {
  return ({ x, y }: { readonly x: number; readonly y: number }, look: Look | undefined): void => {
    const column = left + Math.round(x * columns);
    const row = top + Math.round(y * rows);
    const isInside =
      column >= area.x &&
      column + columns <= area.x + area.width &&
      row >= area.y &&
      row + rows <= area.y + area.height;
    if (!look || !isInside) return;
    const lines = columns === 1 ? [look.short] : linesOf(look, { columns, rows });
    for (const [line, text] of lines.entries()) surface.put(column, row + line, text, look.role);
  };
}

/** The map as text, a character a cell. */
export function mapLines(scene: Scene): string[] {
  const { width, height } = scene.maps[scene.user.map]!.map.grid;
  const means = { isAscii: true, hasColour: false };
  const surface = new Surface(width, height, means);
  drawMap(surface, scene, { area: { x: 0, y: 0, width, height }, means });
  return surface.toText().split('\n');
}
