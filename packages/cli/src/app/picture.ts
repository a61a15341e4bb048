import type { Surface } from '../terminal/surface.ts';
import type { Role } from '../terminal/theme.ts';

/** What a square of a board looks like: two columns, or the first of them where there is little room. */
export interface Look {
  readonly text: string;
  readonly role: Role;
}

/** A board to be drawn. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  look(x: number, y: number): Look;
  /** What must be seen if not all fits. */
  readonly focus: { readonly x: number; readonly y: number };
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture came to lie, for those who want to know what was clicked. */
export interface Placed {
  readonly columns: 1 | 2;
  /** The surface's place of the square 0,0. */
  readonly left: number;
  readonly top: number;
  readonly area: Area;
}

/** Draws a board in the middle of an area; what does not fit is scrolled so that the focus is seen. */
export function drawPicture(surface: Surface, picture: Picture, area: Area): Placed {
  const columns = picture.width * 2 <= area.width ? 2 : 1;
  const left = area.x + offset(picture.focus.x * columns, picture.width * columns, area.width);
  const top = area.y + offset(picture.focus.y, picture.height, area.height);
  for (let y = Math.max(0, area.y - top); y < picture.height && top + y < area.y + area.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const column = left + x * columns;
      if (column < area.x || column + columns > area.x + area.width) continue;
      const { text, role } = picture.look(x, y);
      surface.put(column, top + y, text.slice(0, columns), role);
    }
  }
  return { columns, left, top, area };
}

/** In the middle if there is room, else scrolled. */
function offset(focus: number, size: number, room: number): number {
  if (size <= room) return Math.floor((room - size) / 2);
  return -Math.max(0, Math.min(size - room, focus - Math.floor(room / 2)));
}

/** The square of a picture at a place of the surface. */
export function squareAt(
  { columns, left, top, area }: Placed,
  x: number,
  y: number,
): { x: number; y: number } | undefined {
  const isInArea = x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
  return isInArea ? { x: Math.floor((x - left) / columns), y: y - top } : undefined;
}
