import { labelStep } from '@dedalo/clients/label-step';
import { columnName, rowName } from '@dedalo/grid';
import type { Settings } from '../store/settings.ts';
import type { Surface } from '../terminal/surface.ts';
import { type Area, drawPicture, type Edges, type Picture, type Placed } from './picture.ts';

/** Of a picture in which every square is one of the board. */
export const SQUARE_EDGES: Edges = { column: columnName, row: rowName };

/** Where every move is told by its squares, in Stratego, their names are there unless somebody wants otherwise. */
export const hasEdges = ({ edges }: Pick<Settings, 'edges'>, use: 'named' | 'played'): boolean =>
  edges === 'auto' ? use === 'named' : edges === 'all';

/** Columns beside a board for the numbers of its rows, and a blank. */
const BESIDE = 4;

const insideEdges = ({ x, y, width, height }: Area): Area => ({
  x: x + BESIDE,
  y: y + 1,
  width: width - BESIDE,
  height: height - 1,
});

interface EdgedDrawing {
  readonly hasEdges: boolean;
  readonly isLarge?: boolean;
  /** The picture for so much room. */
  readonly picture: (area: Area) => Picture;
}

/** Draws a board, and beside it the names of its columns and rows where they are wanted and it has them. */
export function drawEdgedPicture(
  surface: Surface,
  area: Area,
  { hasEdges, isLarge = false, picture }: EdgedDrawing,
): Placed {
  const inside = insideEdges(area);
  const edged = hasEdges ? picture(inside) : undefined;
  if (!edged?.edges) return drawPicture(surface, picture(area), area, { isLarge });
  const placed = drawPicture(surface, edged, inside, { isLarge });
  drawEdges(surface, edged, placed);
  return placed;
}

/** The names beside what is seen of the board. */
function drawEdges(surface: Surface, picture: Picture, placed: Placed): void {
  const { edges, width, height } = picture;
  if (!edges) return;
  const { columns, rows, left, top, area } = placed;
  const above = Math.max(area.y, top) - 1;
  const beside = Math.max(area.x, left) - 1;
  for (let y = 0; y < height; y++) {
    const name = edges.row(y);
    const at = top + y * rows;
    const isSeen = at >= area.y && at + rows <= area.y + area.height;
    if (name !== undefined && isSeen) surface.put(beside - name.length, at + rows - 1, name, 'faint');
  }
  const names = Array.from({ length: width }, (_, x) => ({ x, name: edges.column(x) })).filter(
    (column): column is { x: number; name: string } => column.name !== undefined,
  );
  const [first, second] = names;
  const apart = columns * ((second?.x ?? 1) - (first?.x ?? 0));
  const step = labelStep(apart, Math.max(0, ...names.map(({ name }) => name.length)) + 1);
  for (const [index, { x, name }] of names.entries()) {
    const at = left + x * columns;
    const isSeen = at >= area.x && at + columns <= area.x + area.width;
    const indent = Math.max(0, Math.floor((columns - name.length) / 2));
    if (isSeen && index % step === 0) surface.put(at + indent, above, name, 'faint');
  }
}
