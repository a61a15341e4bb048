import { type Cell, type Grid, isOpen, pointOf } from '../board/grid.ts';

export interface Drawing {
  readonly grid: Grid;
  readonly entrance?: Cell;
  readonly exit?: Cell;
  readonly path?: readonly Cell[];
}

const WALL_COLOUR = '#22303c';
const FLOOR_COLOUR = '#f6f1e7';
const PATH_COLOUR = '#d1495b';
const ENTRANCE_COLOUR = '#2a9d8f';
const EXIT_COLOUR = '#edae49';

/** A picture of a maze: walls as one shape, the path as a line, the entrance a disc, the exit a ring. */
export function formatSvg(drawing: Drawing, options: { cellSize?: number; title?: string } = {}): string {
  const { grid, path = [] } = drawing;
  const size = options.cellSize ?? 12;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${grid.width * size}" height="${grid.height * size}"` +
      ` viewBox="0 0 ${grid.width} ${grid.height}" role="img">`,
    `<title>${escapeXml(options.title ?? `A maze of ${grid.width} by ${grid.height} cells`)}</title>`,
    `<rect width="${grid.width}" height="${grid.height}" fill="${FLOOR_COLOUR}"/>`,
    `<path fill="${WALL_COLOUR}" d="${wallShape(grid)}"/>`,
  ];
  if (path.length > 1) {
    parts.push(
      `<path fill="none" stroke="${PATH_COLOUR}" stroke-width=".34" stroke-linecap="round" stroke-linejoin="round"` +
        ` d="${pathLine(grid, path)}"/>`,
    );
  }
  const centre = (cell: Cell): string =>
    `cx="${(cell % grid.width) + 0.5}" cy="${Math.floor(cell / grid.width) + 0.5}"`;
  if (drawing.entrance !== undefined) {
    parts.push(`<circle ${centre(drawing.entrance)} r=".36" fill="${ENTRANCE_COLOUR}"/>`);
  }
  if (drawing.exit !== undefined) {
    parts.push(
      `<circle ${centre(drawing.exit)} r=".28" fill="${FLOOR_COLOUR}" stroke="${EXIT_COLOUR}" stroke-width=".2"/>`,
    );
  }
  return `${parts.join('\n')}\n</svg>\n`;
}

/** One rectangle a run of walls in a row. */
function wallShape(grid: Grid): string {
  const runs: string[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (isOpen(grid, y * grid.width + x)) continue;
      const first = x;
      while (x + 1 < grid.width && !isOpen(grid, y * grid.width + x + 1)) x++;
      runs.push(`M${first} ${y}h${x - first + 1}v1h-${x - first + 1}z`);
    }
  }
  return runs.join('');
}

/** Where a path goes around a torus, the line leaves on one side and comes in on the other. */
function pathLine(grid: Grid, path: readonly Cell[]): string {
  let line = '';
  let before: { x: number; y: number } | undefined;
  for (const cell of path) {
    const { x, y } = pointOf(grid, cell);
    const isNext = before !== undefined && Math.abs(before.x - x) + Math.abs(before.y - y) === 1;
    line += `${isNext ? 'L' : 'M'}${x + 0.5} ${y + 0.5}`;
    before = { x, y };
  }
  return line;
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
