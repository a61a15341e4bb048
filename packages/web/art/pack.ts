export interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export type Place = readonly [x: number, y: number, width: number, height: number];

export interface Packing {
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
}

/** Transparent space between parts, so that a part drawn larger never shows a neighbour. */
export const GAP = 1;

/** Boxes side by side on shelves, the highest first, so that a shelf wastes little. */
export function packShelves(boxes: readonly Box[], atlasWidth: number): Packing {
  const ordered = [...boxes].sort((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  const places: Record<string, Place> = {};
  let x = 0;
  let shelf = 0;
  let shelfHeight = 0;
  for (const { name, width, height } of ordered) {
    if (width > atlasWidth) throw new RangeError(`${name} is wider than the atlas: ${width} of ${atlasWidth} pixels`);
    if (x + width > atlasWidth) {
      shelf += shelfHeight + GAP;
      x = 0;
      shelfHeight = 0;
    }
    places[name] = [x, shelf, width, height];
    shelfHeight = Math.max(shelfHeight, height);
    x += width + GAP;
  }
  return { width: atlasWidth, height: Math.max(1, shelf + shelfHeight), places };
}
