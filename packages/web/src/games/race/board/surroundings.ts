import type { Size } from '@dedalo/grid';
import type { Pen } from '../../../canvas/pen.ts';
import type { Picture } from '../looks/picture.ts';

const SHADE = 'rgb(0 0 0 / 74%)';

/** Endless dark masonry round a map. */
export function drawSurroundings(
  pen: Pen,
  { image, rect }: Picture,
  { size, view }: { size: number; view: Size },
): void {
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const drawn = tile.getContext('2d')!;
  drawn.imageSmoothingEnabled = false;
  // The middle of the sheet's block has no border.
  const [width, height] = [rect.width / 2, rect.height / 3];
  drawn.drawImage(image, rect.x + width / 2, rect.y + height * 1.5, width, height, 0, 0, size, size);
  pen.fillStyle = pen.createPattern(tile, 'repeat')!;
  pen.fillRect(0, 0, view.width, view.height);
  pen.fillStyle = SHADE;
  pen.fillRect(0, 0, view.width, view.height);
}
