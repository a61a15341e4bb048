/** A drawing of one byte a pixel, row by row: 0 is transparent, the others are numbers of palette colours. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
}

export const TRANSPARENT = 0;

export const TURNS = ['mirrored', 'flipped', 'turned'] as const;
export type Turn = (typeof TURNS)[number];

export function emptyPixels(width: number, height: number): Pixels {
  return { width, height, colours: new Uint8Array(width * height) };
}

/** What is outside of a drawing is transparent. */
export function colourAt({ width, height, colours }: Pixels, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? TRANSPARENT : colours[y * width + x]!;
}

export function makePixels(width: number, height: number, colour: (x: number, y: number) => number): Pixels {
  const colours = Uint8Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width)));
  return { width, height, colours };
}

/** Mirrored: left and right change places. Flipped: top and bottom. Turned: a quarter to the right. */
export function turnPixels(pixels: Pixels, turn: Turn): Pixels {
  const { width, height } = pixels;
  switch (turn) {
    case 'mirrored':
      return makePixels(width, height, (x, y) => colourAt(pixels, width - 1 - x, y));
    case 'flipped':
      return makePixels(width, height, (x, y) => colourAt(pixels, x, height - 1 - y));
    case 'turned':
      return makePixels(height, width, (x, y) => colourAt(pixels, y, height - 1 - x));
  }
}

export function cutPixels(pixels: Pixels, left: number, top: number, size: number): Pixels {
  return makePixels(size, size, (x, y) => colourAt(pixels, left + x, top + y));
}

/** Lays a part over a drawing; false when something of it would be lost beyond the edge. */
export function putPixels(onto: Pixels, part: Pixels, left: number, top: number): boolean {
  let isWhole = true;
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const colour = colourAt(part, x, y);
      if (colour === TRANSPARENT) continue;
      const isInside = left + x >= 0 && left + x < onto.width && top + y >= 0 && top + y < onto.height;
      if (isInside) onto.colours[(top + y) * onto.width + left + x] = colour;
      else isWhole = false;
    }
  }
  return isWhole;
}

/** A line around what is drawn: every transparent pixel beside a coloured one takes the colour. */
export function outlinePixels(pixels: Pixels, colour: number): Pixels {
  return makePixels(pixels.width, pixels.height, (x, y) => {
    const own = colourAt(pixels, x, y);
    if (own !== TRANSPARENT) return own;
    const isBeside =
      colourAt(pixels, x - 1, y) ||
      colourAt(pixels, x + 1, y) ||
      colourAt(pixels, x, y - 1) ||
      colourAt(pixels, x, y + 1);
    return isBeside ? colour : TRANSPARENT;
  });
}
