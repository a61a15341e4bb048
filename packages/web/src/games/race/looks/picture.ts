import type { Rectangle } from '@dedalo/grid';

/** A part of a bitmap. */
export interface Picture {
  readonly image: CanvasImageSource;
  readonly rect: Rectangle;
  /** Points of it that are as wide as a cell. */
  readonly cell: number;
}
