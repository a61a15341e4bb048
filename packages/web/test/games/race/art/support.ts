import { type Picture, readPictures } from '../../../../art/read-pictures.ts';
import { type Palette, readPalette } from '../../../../art/palette.ts';
import type { Pixels } from '../../../../art/pixels.ts';

const INK_AND_SAND: Palette = readPalette({ path: 'palette.txt', text: 'ink #000000\nsand #ffeecc\n' });

/** A drawing as text again: `o` is ink, `s` is sand. */
export function rowsOf({ width, height, colours }: Pixels): string[] {
  return Array.from({ length: height }, (_, y) =>
    [...colours.subarray(y * width, (y + 1) * width)].map((colour) => '.os'[colour]).join(''),
  );
}

/** Reads lines after two that name the letters `o` and `s`. */
export function readLines(...lines: readonly string[]): Picture[] {
  const text = ['colour o ink', 'colour s sand', ...lines].join('\n');
  return readPictures({ path: 'cat.txt', text }, INK_AND_SAND);
}
