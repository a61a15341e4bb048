import { cutPixels, emptyPixels, type Pixels, putPixels } from './pixels.ts';

/** Sheets have the layouts of a designer's own pictures, so that one renderer draws both. */
export const CELL = 16;
export const FRAME = { width: 16, height: 20 } as const;
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export const STEPS = [0, 1, 2] as const;
export type FrameName = `${(typeof DIRECTIONS)[number]}-${(typeof STEPS)[number]}`;

/** Frames that need no drawing of their own: each is the mirror of another. */
export const MIRRORS: Readonly<Partial<Record<FrameName, FrameName>>> = {
  'up-2': 'up-0',
  'down-2': 'down-0',
  'left-0': 'right-0',
  'left-1': 'right-1',
  'left-2': 'right-2',
};

/** Four rows, up, right, down and left, of three frames each. */
export function characterSheet(frameOf: (name: FrameName) => Pixels): Pixels {
  const sheet = emptyPixels(FRAME.width * STEPS.length, FRAME.height * DIRECTIONS.length);
  DIRECTIONS.forEach((direction, row) => {
    for (const step of STEPS) putPixels(sheet, frameOf(`${direction}-${step}`), step * FRAME.width, row * FRAME.height);
  });
  return sheet;
}

/** What a tiling is made of. The edges run along a side; `outer` lies over the outer corners, `inner` over the inner ones. */
export const TILING_PARTS = ['inside', 'left', 'right', 'top', 'bottom', 'outer', 'inner'] as const;
export type TilingPart = (typeof TILING_PARTS)[number];
export type TilingParts = Readonly<Partial<Record<TilingPart, Pixels>>>;

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
const QUARTER = CELL / 2;

/** A lone cell and the inner corners above, the block with its border below; the lone cell is the block's four corners. */
export function tilingSheet(parts: TilingParts): Pixels {
  const block = tilingBlock(parts);
  const sheet = emptyPixels(2 * CELL, 3 * CELL);
  for (const [column, row] of QUARTERS) {
    putPixels(
      sheet,
      cutPixels(block, column * 3 * QUARTER, row * 3 * QUARTER, QUARTER),
      column * QUARTER,
      row * QUARTER,
    );
  }
  for (const part of [parts.inside, parts.inner]) if (part) putPixels(sheet, part, CELL, 0);
  putPixels(sheet, block, 0, CELL);
  return sheet;
}

function tilingBlock({ inside, left, right, top, bottom, outer }: TilingParts): Pixels {
  const block = emptyPixels(2 * CELL, 2 * CELL);
  const put = (part: Pixels | undefined, x: number, y: number): void => {
    if (part) putPixels(block, part, x, y);
  };
  for (const [column, row] of QUARTERS) put(inside, column * CELL, row * CELL);
  for (const half of [0, CELL]) {
    put(left, 0, half);
    put(right, 2 * CELL - (right?.width ?? 0), half);
  }
  for (const half of [0, CELL]) {
    put(top, half, 0);
    put(bottom, half, 2 * CELL - (bottom?.height ?? 0));
  }
  for (const [column, row] of QUARTERS) {
    put(outer && cutPixels(outer, column * QUARTER, row * QUARTER, QUARTER), column * 3 * QUARTER, row * 3 * QUARTER);
  }
  return block;
}
