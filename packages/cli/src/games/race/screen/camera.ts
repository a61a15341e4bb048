import type { Size } from '@dedalo/grid';
import type { Area } from '../../../app/picture.ts';

/** Where the cell 0,0 of a map is drawn, and how many columns a cell takes. */
export interface Camera {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

/** In cells. */
const LEAST_SEEN = 15;

/**
 * Two columns for each cell where the map is no wider than that, so that cells look square. A larger map scrolls so
 * that the focus, which may lie between two cells, stays in the middle.
 */
export function cameraOf(
  map: Size,
  focus: { readonly x: number; readonly y: number },
  { area, isLarge }: { readonly area: Area; readonly isLarge: boolean },
): Camera {
  // So much of the map must still be seen that nobody comes out of nowhere.
  const canBeLarge = area.width >= 4 * LEAST_SEEN && area.height >= 2 * Math.min(LEAST_SEEN, map.height);
  const rows = isLarge && canBeLarge ? 2 : 1;
  const columns = rows === 2 ? 4 : map.width * 2 <= area.width ? 2 : 1;
  return {
    columns,
    rows,
    left: area.x + offset(Math.round(focus.x * columns), map.width * columns, area.width),
    top: area.y + offset(Math.round(focus.y * rows), map.height * rows, area.height),
  };
}

/** Centred if there is room, else scrolled, but never past an end. */
function offset(focus: number, size: number, room: number): number {
  if (size <= room) return Math.floor((room - size) / 2);
  return -Math.max(0, Math.min(size - room, focus - Math.floor(room / 2)));
}
