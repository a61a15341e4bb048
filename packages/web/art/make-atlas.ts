import { type Place, packShelves } from './pack.ts';
import { type Palette, readPalette } from './palette.ts';
import { emptyPixels, type Pixels, putPixels } from './pixels.ts';
import { readPictures } from './read-pictures.ts';
import type { ArtFile } from './source.ts';

export interface Atlas {
  readonly palette: Palette;
  readonly pixels: Pixels;
  readonly parts: Readonly<Record<string, Place>>;
}

const ATLAS_WIDTH = 256;

/** All pictures of the files on one drawing, and where each is. A picture with two names is drawn once. */
export function makeAtlas(paletteFile: ArtFile, files: readonly ArtFile[]): Atlas {
  const palette = readPalette(paletteFile);
  const pictures = new Map<string, Pixels>();
  const paths = new Map<string, string>();
  for (const file of files) {
    for (const { name, pixels } of readPictures(file, palette)) {
      const other = paths.get(name);
      if (other) throw new Error(`${file.path}: there is a picture ${name} in ${other} already; choose another name.`);
      pictures.set(name, pixels);
      paths.set(name, file.path);
    }
  }
  const firstNames = new Map<Pixels, string>();
  for (const [name, pixels] of pictures) if (!firstNames.has(pixels)) firstNames.set(pixels, name);
  const boxes = [...firstNames].map(([{ width, height }, name]) => ({ name, width, height }));
  const { width, height, places } = packShelves(boxes, ATLAS_WIDTH);
  const atlas = emptyPixels(width, height);
  const parts: Record<string, Place> = {};
  for (const [name, pixels] of pictures) {
    const place = places[firstNames.get(pixels)!]!;
    parts[name] = place;
    putPixels(atlas, pixels, place[0], place[1]);
  }
  return { palette, pixels: atlas, parts };
}
