import { draw } from '../svg/draw.ts';
import { TILE } from './ground.ts';
import type { Maze, Scene, Square } from './scene.ts';
import { middleOf } from './spot.ts';

export function placed(element: SVGGElement, maze: Maze, square: Square): SVGGElement {
  const { x, y } = middleOf(maze, square);
  element.setAttribute('transform', `translate(${x} ${y})`);
  return element;
}

export function drawOpen(maze: Maze, square: Square): SVGElement[] {
  const { x, y } = middleOf(maze, square);
  const side = TILE - 24;
  return [
    draw('rect', { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 12 }),
    draw('circle', { cx: x, cy: y, r: 10 }),
  ];
}

export const linePath = (maze: Maze, squares: readonly Square[]): string =>
  squares.length < 2
    ? ''
    : `M${squares
        .map((square) => middleOf(maze, square))
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}`;

/** An arrow to the next square; a circle round the own square means to wait. */
export function advicePath(maze: Maze, { from, to }: { readonly from: Square; readonly to: Square }): string {
  const a = middleOf(maze, from);
  const b = middleOf(maze, to);
  if (from === to) return `M${a.x - 46} ${a.y}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0`;
  const [x, y] = [(b.x - a.x) / TILE, (b.y - a.y) / TILE];
  const tip = { x: b.x + 12 * x, y: b.y + 12 * y };
  const back = { x: b.x - 14 * x, y: b.y - 14 * y };
  return [
    `M${a.x + 44 * x} ${a.y + 44 * y}L${tip.x} ${tip.y}`,
    `M${back.x - 22 * y} ${back.y - 22 * x}L${tip.x} ${tip.y}L${back.x + 22 * y} ${back.y + 22 * x}`,
  ].join('');
}

export function drawVeil({ maze, seen }: Scene): SVGElement[] {
  if (!seen) return [];
  const { columns, rows } = maze;
  const squares: string[] = [];
  for (let square = 0; square < columns * rows; square++) {
    if (seen.has(square)) continue;
    squares.push(`M${(square % columns) * TILE} ${Math.floor(square / columns) * TILE}h${TILE}v${TILE}h${-TILE}z`);
  }
  return [draw('path', { class: 'lab-veil', d: squares.join('') })];
}
