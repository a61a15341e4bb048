import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { imageSize, PICTURE_FORMATS } from '../../src/content/image-size.ts';
import { bmpHead, extendedWebP, HEADS, jpegHead, losslessWebP, oldBmpHead } from './support/picture-heads.ts';

const sizeOf = (bytes: readonly number[]): unknown => imageSize(Uint8Array.from(bytes));

test.each(PICTURE_FORMATS)('%s: the size is that of its header', (format) => {
  expect(sizeOf(HEADS[format](72, 128))).toEqual({ format, width: 72, height: 128 });
  expect(sizeOf(HEADS[format](1000, 300))).toEqual({ format, width: 1000, height: 300 });
});

test('a view into a larger buffer is read from where it begins', () => {
  const bytes = Uint8Array.from([9, 9, 9, ...HEADS.PNG(72, 128)]);
  expect(imageSize(bytes.subarray(3))).toMatchObject({ width: 72, height: 128 });
});

test('BMP: rows from the top down have a height below zero; the oldest have short numbers', () => {
  expect(sizeOf(bmpHead(64, -96))).toEqual({ format: 'BMP', width: 64, height: 96 });
  expect(sizeOf(bmpHead(-64, 96))).toBeUndefined();
  expect(sizeOf(oldBmpHead(64, 96))).toEqual({ format: 'BMP', width: 64, height: 96 });
});

test('WebP: all three kinds', () => {
  expect(sizeOf(losslessWebP(300, 16_384))).toEqual({ format: 'WebP', width: 300, height: 16_384 });
  expect(sizeOf(extendedWebP(70_000, 5))).toEqual({ format: 'WebP', width: 70_000, height: 5 });
});

test('JPEG: whatever stands before the size is passed over, if it is there', () => {
  const bytes = jpegHead(640, 480, 60_000);
  expect(sizeOf(bytes)).toEqual({ format: 'JPEG', width: 640, height: 480 });
  expect(sizeOf(bytes.slice(0, 1000))).toBeUndefined();
});

test.each(PICTURE_FORMATS)('%s: a size of nothing is none', (format) => {
  expect(sizeOf(HEADS[format](0, 5))).toBeUndefined();
  expect(sizeOf(HEADS[format](5, 0))).toBeUndefined();
});

test.each(PICTURE_FORMATS)('%s: cut off anywhere it is refused or has the same size', (format) => {
  const bytes = HEADS[format](72, 128);
  const found = bytes.map((_, length) => sizeOf(bytes.slice(0, length)));
  expect(found.filter((size) => size !== undefined && JSON.stringify(size) !== JSON.stringify(sizeOf(bytes)))).toEqual(
    [],
  );
  expect(found[8]).toBeUndefined();
});

test('what is no picture has no size', () => {
  for (const text of [
    '',
    'B',
    'BM',
    'string font = "a";',
    '<svg width="5" height="5"/>',
    'GIF88a0000',
    '\u00FF\u00D8',
  ]) {
    expect(sizeOf(Array.from(text, (letter) => letter.charCodeAt(0)))).toBeUndefined();
  }
});

test('20,000 damaged headers never throw, and give whole sizes from 1', () => {
  const random = new Random('hostile pictures');
  const heads = [...Object.values(HEADS), oldBmpHead, losslessWebP, extendedWebP].map((head) => head(72, 128));
  let sized = 0;
  for (let left = 20_000; left > 0; left--) {
    const bytes = [...random.pick(heads)].slice(0, random.pick([12, 26, 1000]));
    for (let damages = 4; damages > 0; damages--) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
    const size = imageSize(Uint8Array.from(bytes));
    if (!size) continue;
    sized++;
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    expect(Number.isSafeInteger(size.width) && Number.isSafeInteger(size.height)).toBe(true);
  }
  expect(sized).toBeGreaterThan(1000);
});
