import type { PictureFormat, PictureSize } from '@dedalo/race';
import { maskPoints } from './mask.ts';

const TYPES: Readonly<Record<PictureFormat, string>> = {
  PNG: 'image/png',
  BMP: 'image/bmp',
  GIF: 'image/gif',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
};

/** A designer's picture as it is drawn with; undefined where the browser cannot read it, or finds it to be of another size. */
export async function decodePicture(bytes: Uint8Array, size: PictureSize): Promise<ImageBitmap | undefined> {
  const decoded = await decode(bytes, size.format);
  if (decoded?.width === size.width && decoded.height === size.height) return masked(decoded);
  decoded?.close();
  return undefined;
}

async function decode(bytes: Uint8Array, format: PictureFormat): Promise<ImageBitmap | undefined> {
  try {
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[format] });
    // The mask is a number, so colour profiles in a picture must be ignored.
    return await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  } catch {
    return undefined;
  }
}

async function masked(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(picture, 0, 0);
  const image = pen.getImageData(0, 0, width, height);
  if (!maskPoints(image.data)) return picture;
  picture.close();
  return createImageBitmap(image);
}
