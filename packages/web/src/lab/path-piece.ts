import type { Direction } from '@dedalo/grid';
import type { Box } from './plan.ts';

/** The part of the line in one cell: from its middle to each side where the path continues. */
export function drawPathPiece(
  pen: Pick<CanvasRenderingContext2D, 'fillRect'>,
  { x, y, width, height }: Box,
  links: ReadonlySet<Direction>,
  line: number,
): void {
  const across = Math.min(line, width);
  const down = Math.min(line, height);
  const left = x + Math.floor((width - across) / 2);
  const top = y + Math.floor((height - down) / 2);
  const right = left + across;
  const bottom = top + down;
  pen.fillRect(left, top, across, down);
  if (links.has('west')) pen.fillRect(x, top, right - x, down);
  if (links.has('east')) pen.fillRect(left, top, x + width - left, down);
  if (links.has('north')) pen.fillRect(left, y, across, bottom - y);
  if (links.has('south')) pen.fillRect(left, top, across, y + height - top);
}
