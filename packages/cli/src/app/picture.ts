import type { Surface } from '../terminal/surface.ts';
import type { Role } from '../terminal/theme.ts';

/** The look of a square: two columns, or the first of them where there is little room. */
export interface Look {
  readonly text: string;
  /** Two rows of four columns, where there is much room. */
  readonly big?: readonly [string, string];
  readonly role: Role;
}

/** A board to be drawn. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  look(x: number, y: number): Look;
  /** The part that must be visible if not everything fits. */
  readonly focus: { readonly x: number; readonly y: number };
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture was drawn, to find out what was clicked. */
export interface Placed {
  /** The size in which a square is drawn. */
  readonly columns: 1 | 2 | 4;
  readonly rows: 1 | 2;
  /** The surface's place of the square 0,0. */
  readonly left: number;
  readonly top: number;
  readonly area: Area;
}

/** Draws a board in the middle of an area; a larger one scrolls so that the focus is visible. */
export function drawPicture(surface: Surface, picture: Picture, area: Area): Placed {
  const { columns, rows } = scaleOf(picture, area);
  const left = area.x + offset(picture.focus.x * columns, picture.width * columns, area.width);
  const top = area.y + offset(picture.focus.y * rows, picture.height * rows, area.height);
  for (let y = 0; y < picture.height; y++) {
    const row = top + y * rows;
    if (row < area.y || row + rows > area.y + area.height) continue;
    for (let x = 0; x < picture.width; x++) {
      const column = left + x * columns;
      if (column < area.x || column + columns > area.x + area.width) continue;
      const { text, big, role } = picture.look(x, y);
      const lines = rows === 2 ? big! : [text.slice(0, columns)];
      for (const [line, part] of lines.entries()) surface.put(column, row + line, part, role);
    }
  }
  return { columns, rows, left, top, area };
}

/** The largest size that fits. */
function scaleOf(picture: Picture, { width, height }: Area): Pick<Placed, 'columns' | 'rows'> {
  const hasBig = picture.look(0, 0).big !== undefined;
  if (hasBig && picture.width * 4 <= width && picture.height * 2 <= height) return { columns: 4, rows: 2 };
  return { columns: picture.width * 2 <= width ? 2 : 1, rows: 1 };
}

/** Centred if there is room, else scrolled. */
function offset(focus: number, size: number, room: number): number {
  if (size <= room) return Math.floor((room - size) / 2);
  return -Math.max(0, Math.min(size - room, focus - Math.floor(room / 2)));
}

/** The square of a picture at a place of the surface. */
export function squareAt(
  { columns, rows, left, top, area }: Placed,
  x: number,
  y: number,
): { x: number; y: number } | undefined {
  const isInArea = x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
  return isInArea ? { x: Math.floor((x - left) / columns), y: Math.floor((y - top) / rows) } : undefined;
}
