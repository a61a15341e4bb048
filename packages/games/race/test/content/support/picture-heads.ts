import type { PictureFormat } from '../../../src/content/image-size.ts';

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
/** A number from its lowest byte up. */
const small = (number: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (number >> (8 * index)) & 255);
const big = (number: number, bytes: number): number[] => small(number, bytes).reverse();

type Head = (width: number, height: number) => readonly number[];

export const bmpHead: Head = (width, height) => [
  ...text('BM'),
  ...zeros(12),
  ...small(40, 4),
  ...small(width, 4),
  ...small(height, 4),
];

export const oldBmpHead: Head = (width, height) => [
  ...text('BM'),
  ...zeros(12),
  ...small(12, 4),
  ...small(width, 2),
  ...small(height, 2),
  ...zeros(4),
];

const riff = (chunk: string, data: readonly number[]): number[] => [
  ...text('RIFF'),
  ...zeros(4),
  ...text('WEBP'),
  ...text(chunk),
  ...zeros(4),
  ...data,
  ...zeros(10),
];

export const losslessWebP: Head = (width, height) =>
  riff('VP8L', [0x2f, ...small((width - 1) | ((height - 1) << 14), 4)]);
export const extendedWebP: Head = (width, height) =>
  riff('VP8X', [...zeros(4), ...small(width - 1, 3), ...small(height - 1, 3)]);

const jpegSegment = (marker: number, data: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(data.length + 2, 2),
  ...data,
];

/** With so much before the size. */
export const jpegHead = (width: number, height: number, before: number): readonly number[] => [
  0xff,
  0xd8,
  ...jpegSegment(0xe1, zeros(before)),
  // A table, whose number is among those of frame headers.
  ...jpegSegment(0xc4, zeros(20)),
  0xff,
  ...jpegSegment(0xc2, [8, ...big(height, 2), ...big(width, 2), 3]),
];

/** The beginning of a file of each format. */
export const HEADS: Readonly<Record<PictureFormat, Head>> = {
  PNG: (width, height) => [
    0x89,
    ...text('PNG\r\n\u001A\n'),
    ...big(13, 4),
    ...text('IHDR'),
    ...big(width, 4),
    ...big(height, 4),
  ],
  BMP: bmpHead,
  GIF: (width, height) => [...text('GIF89a'), ...small(width, 2), ...small(height, 2)],
  JPEG: (width, height) => jpegHead(width, height, 16),
  WebP: (width, height) => riff('VP8 ', [...zeros(3), 0x9d, 0x01, 0x2a, ...small(width, 2), ...small(height, 2)]),
};
