import type { Point, Size } from '@dedalo/grid';
import type { Hidden } from './surface.ts';
import { clamp, MARGIN } from './fit.ts';

/** Tiles kept between the player and the edge of the view, where the level continues. */
export const FOLLOW_MARGIN = 3;

/** What a camera sees, in device pixels: the level begins at 0, its margin before it. */
export interface Stage {
  readonly level: Size;
  readonly view: Size;
  readonly tile: number;
}

const SIDES = { x: 'width', y: 'height' } as const;
type Axis = keyof typeof SIDES;

const marginOf = (tile: number): number => Math.floor(tile * MARGIN);

/** The nearest place of the camera that shows as little empty space as possible; a level that fits is centred. */
export function settle(camera: Point, stage: Stage): Point {
  return { x: settleAxis(camera.x, stage, 'x'), y: settleAxis(camera.y, stage, 'y') };
}

function settleAxis(at: number, { level, view, tile }: Stage, axis: Axis): number {
  const margin = marginOf(tile);
  const length = level[SIDES[axis]] * tile;
  const seen = view[SIDES[axis]];
  if (length + 2 * margin <= seen) return -Math.floor((seen - length) / 2);
  return Math.round(clamp(at, -margin, length + margin - seen));
}

/** Moves the camera just enough to keep the cell at `point` away from the edges. */
export function follow(camera: Point, point: Point, stage: Stage): Point {
  const along = (axis: Axis): number => {
    const { tile, view } = stage;
    const seen = view[SIDES[axis]];
    const margin = Math.min(FOLLOW_MARGIN * tile, Math.max(0, (seen - tile) / 2));
    const start = point[axis] * tile;
    return clamp(camera[axis], start + tile + margin - seen, start - margin);
  };
  return settle({ x: along('x'), y: along('y') }, stage);
}

/** Puts the cell at `point` in the middle. */
export const centreOn = (point: Point, stage: Stage): Point =>
  settle(
    {
      x: (point.x + 0.5) * stage.tile - stage.view.width / 2,
      y: (point.y + 0.5) * stage.tile - stage.view.height / 2,
    },
    stage,
  );

/** After a change of the tile's size: the point at `at` in the view stays there. */
export const rescale = (camera: Point, from: number, stage: Stage, at: Point): Point =>
  settle(
    {
      x: ((camera.x + at.x) / from) * stage.tile - at.x,
      y: ((camera.y + at.y) / from) * stage.tile - at.y,
    },
    stage,
  );

/** The edges of the view beyond which the level continues. */
export function hiddenSides(camera: Point, { level, view, tile }: Stage): Hidden {
  return {
    north: camera.y > 0,
    east: camera.x + view.width < level.width * tile,
    south: camera.y + view.height < level.height * tile,
    west: camera.x > 0,
  };
}
