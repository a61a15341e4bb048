import type { Surface } from '../terminal/surface.ts';
import type { Role } from '../terminal/theme.ts';

/** The look of a square: two columns, or the first of them where there is little room. */
export interface Look {
  readonly text: string;
  /** Two rows of four columns, where there is much room. */
  readonly big?: readonly [string, string];
  readonly role: Role;
}

/** The names of the columns and rows of a board; what lies between two of them has none. */
export interface Edges {
  column(x: number): string | undefined;
  row(y: number): string | undefined;
}

/** A board to be drawn. */
export interface Picture {
  /** Whatever is drawn of text: a square is a place of the surface, and is never drawn larger. */
  readonly isText?: true;
  readonly width: number;
  readonly height: number;
  look(x: number, y: number): Look;
  /** The part that must be visible if not everything fits. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Left out where there is no board, or where it brings its names with it. */
  readonly edges?: Edges;
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
  readonly columns: number;
  readonly rows: number;
  /** The surface's place of the square 0,0. */
  readonly left: number;
  readonly top: number;
  readonly area: Area;
}

export interface PictureOptions {
  /** As large as all of it fits, and not only as large as it is usual. */
  readonly isLarge: boolean;
}

/** Draws a board in the middle of an area; a larger one scrolls so that the focus is visible. */
export function drawPicture(
  surface: Surface,
  picture: Picture,
  area: Area,
  { isLarge }: PictureOptions = { isLarge: false },
): Placed {
  const { columns, rows } = (isLarge ? largeScaleOf(picture, area) : undefined) ?? scaleOf(picture, area);
  const left = area.x + offset(picture.focus.x * columns, picture.width * columns, area.width);
  const top = area.y + offset(picture.focus.y * rows, picture.height * rows, area.height);
  for (let y = 0; y < picture.height; y++) {
    const row = top + y * rows;
    if (row < area.y || row + rows > area.y + area.height) continue;
    for (let x = 0; x < picture.width; x++) {
      const column = left + x * columns;
      if (column < area.x || column + columns > area.x + area.width) continue;
      const look = picture.look(x, y);
      for (const [line, part] of linesOf(look, { columns, rows }).entries())
        surface.put(column, row + line, part, look.role);
    }
  }
  return { columns, rows, left, top, area };
}

type Scale = Pick<Placed, 'columns' | 'rows'>;

/** So many rows a square takes at most; columns are twice as many, so that squares look square. */
const MOST_ROWS = 4;

/** The largest scale above one row in which all of it fits; undefined where there is none. */
export function largeScaleOf({ isText, width, height }: Picture, area: Area): Scale | undefined {
  if (isText) return undefined;
  for (let rows = MOST_ROWS; rows > 1; rows--) {
    if (width * 2 * rows <= area.width && height * rows <= area.height) return { columns: 2 * rows, rows };
  }
  return undefined;
}

/** What goes on however large a square is; other signs stand in its middle. */
const FILLING = /^([ █#░▒~≈:])\1$/;

/** A square as it is drawn at a scale. */
export function linesOf({ text, big }: Look, { columns, rows }: Scale): readonly string[] {
  if (rows === 1) return [text.slice(0, columns)];
  if (big && rows === 2) return big;
  if (FILLING.test(text)) return Array.from({ length: rows }, () => text[0]!.repeat(columns));
  const inMiddle = (lines: readonly string[], width: number, height: number): string[] => {
    const top = Math.floor((height - lines.length + 1) / 2);
    return Array.from({ length: height }, (_, row) => centred(lines[row - top] ?? '', width));
  };
  if (!big) return inMiddle([text.trimEnd()], columns, rows);
  const [[corner, edge], [below]] = big as unknown as readonly [readonly string[], readonly string[]];
  if (corner === ' ' || corner === edge) return inMiddle(big, columns, rows);
  // A frame grows round what is in it; what it looks like in small tells what that is.
  const sign = text.trimEnd().length > 0 && /\p{L}/u.test(text) ? [text.trimEnd()] : [];
  const side = (left: string, right: string): string => left + edge!.repeat(columns - 2) + right;
  return [
    side(corner!, big[0][3]!),
    ...inMiddle(sign, columns - 2, rows - 2).map((line) => ` ${line} `),
    side(below!, big[1][3]!),
  ];
}

function centred(line: string, width: number): string {
  const before = Math.max(0, Math.floor((width - line.length) / 2));
  return (' '.repeat(before) + line).padEnd(width);
}

/** The largest size that fits. */
export function scaleOf(picture: Picture, { width, height }: Area): Scale {
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
