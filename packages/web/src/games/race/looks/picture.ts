import type { Rectangle } from '@dedalo/grid';

/** A part of a bitmap. */
export interface Picture {
  readonly image: CanvasImageSource;
  readonly rect: Rectangle;
  /** Points of it for the width of a cell. */
  readonly cell: number;
}
