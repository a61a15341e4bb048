import type { Maze, Square } from './scene.ts';
import { draw } from '../svg/draw.ts';

/** The width of a square in a drawing. */
export const TILE = 100;
/** The room for the frame round the board. */
export const FRAME = 46;

/** Floor, walls and frame: the parts that never change. */
export function drawGround(maze: Maze): SVGGElement {
  const [width, height] = [maze.columns * TILE, maze.rows * TILE];
  const walls = wallPath(maze);
  return draw(
    'g',
    {},
    draw('rect', {
      class: 'lab-frame',
      x: -FRAME,
      y: -FRAME,
      width: width + 2 * FRAME,
      height: height + 2 * FRAME,
      rx: 10,
    }),
    draw('path', { class: 'lab-key', d: keyPath(width, height) }),
    draw('rect', { class: 'lab-floor', x: 0, y: 0, width, height }),
    draw('path', { class: 'lab-slabs', d: slabPath(maze) }),
    draw('path', { class: 'lab-wall-shade', d: walls, transform: 'translate(0 7)' }),
    draw('path', { class: 'lab-wall', d: walls }),
    draw('path', { class: 'lab-wall-top', d: walls }),
  );
}

/** Every other slab is a little darker. */
function slabPath({ columns, rows }: Maze): string {
  const slabs: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2)
      slabs.push(`M${column * TILE} ${row * TILE}h${TILE}v${TILE}h${-TILE}z`);
  return slabs.join('');
}

/** Walls that stand in one line are drawn in one stroke. */
function wallPath(maze: Maze): string {
  const { columns, rows } = maze;
  const at = (column: number, row: number): Square => row * columns + column;
  const isAcross = (column: number, line: number): boolean =>
    line === 0 ? maze.isWalled(at(column, 0), 0) : maze.isWalled(at(column, line - 1), 2);
  const isUpright = (line: number, row: number): boolean =>
    line === 0 ? maze.isWalled(at(0, row), 3) : maze.isWalled(at(line - 1, row), 1);
  const strokes: string[] = [];
  for (let line = 0; line <= rows; line++)
    for (const [from, to] of runs(columns, (column) => isAcross(column, line)))
      strokes.push(`M${from * TILE} ${line * TILE}H${to * TILE}`);
  for (let line = 0; line <= columns; line++)
    for (const [from, to] of runs(rows, (row) => isUpright(line, row)))
      strokes.push(`M${line * TILE} ${from * TILE}V${to * TILE}`);
  return strokes.join('');
}

/** The longest stretches of numbers below `count` that all have something, each as its first number and the one after. */
function runs(count: number, has: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let index = 0; index < count; index++) {
    if (!has(index)) continue;
    const last = found.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

const KEY = 50;

/** A Greek key along all four sides of the frame. */
function keyPath(width: number, height: number): string {
  const along = (length: number, place: (x: number, y: number) => string): string => {
    const keys: string[] = [];
    for (let start = 0; start + KEY <= length; start += KEY) {
      const points: [number, number][] = [
        [start, 22],
        [start, 0],
        [start + 38, 0],
        [start + 38, 15],
        [start + 17, 15],
        [start + 17, 8],
      ];
      keys.push(`M${points.map(([x, y]) => place(x, y)).join('L')}`);
      keys.push(`M${place(start, 22)}L${place(start + KEY, 22)}`);
    }
    return keys.join('');
  };
  const top = -FRAME + 12;
  return [
    along(width, (x, y) => `${x} ${top + y}`),
    along(width, (x, y) => `${width - x} ${height - top - y}`),
    along(height, (x, y) => `${width - top - y} ${x}`),
    along(height, (x, y) => `${top + y} ${height - x}`),
  ].join('');
}
