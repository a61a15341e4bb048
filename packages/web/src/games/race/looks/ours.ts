import { atlas } from 'virtual:race-atlas';
import type { Picture } from './picture.ts';

/** Points a cell is wide in our pictures. */
export const OUR_CELL = 16;

/** One of our pictures by its name. */
export type OurPictures = (name: string) => Picture;

export const hasOurs = (name: string): boolean => Object.hasOwn(atlas.parts, name);

/** Only walking characters have such a high sheet. */
export const isCharacter = (name: string): boolean => hasOurs(name) && atlas.parts[name]![3] === 5 * OUR_CELL;

export const oursOn =
  (image: CanvasImageSource): OurPictures =>
  (name) => {
    const [x, y, width, height] = atlas.parts[name] ?? atlas.parts['power/unknown']!;
    return { image, rect: { x, y, width, height }, cell: OUR_CELL };
  };

let loading: Promise<ImageBitmap> | undefined;

/** Our pictures, loaded once. */
export function loadAtlas(): Promise<ImageBitmap> {
  loading ??= fetch(atlas.url)
    .then((answer) => answer.blob())
    .then((blob) => createImageBitmap(blob, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' }));
  // A failed load may succeed the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

export const loadOurs = async (): Promise<OurPictures> => oursOn(await loadAtlas());
