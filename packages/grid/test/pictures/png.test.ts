import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatPng, parseSymbols } from '../../src/index.ts';

/** Reads a picture as any viewer would, checks every checksum, and gives the palette index of each pixel. */
function readPng(bytes: Uint8Array): { width: number; height: number; palette: Uint8Array; pixels: number[][] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks: Record<string, Uint8Array> = {};
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    expect(view.getUint32(at + 8 + length)).toBe(slowCrc(bytes.subarray(at + 4, at + 8 + length)));
    chunks[name] = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  expect(Object.keys(chunks)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = new DataView(chunks['IHDR']!.buffer, chunks['IHDR']!.byteOffset);
  const width = header.getUint32(0);
  const height = header.getUint32(4);
  const raw = inflateSync(chunks['IDAT']!);
  const rowBytes = 1 + Math.ceil(width / 2);
  expect(raw.length).toBe(rowBytes * height);
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => {
      const byte = raw[y * rowBytes + 1 + (x >> 1)]!;
      return x % 2 === 0 ? byte >> 4 : byte & 15;
    }),
  );
  return { width, height, palette: chunks['PLTE']!, pixels };
}

/** The cyclic redundancy check bit by bit, as the PNG specification defines it. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}

const maze = parseSymbols(
  `
# # # # #
E . . # #
# # . . U
# # # # #`.trimStart(),
);

test.each([
  ['stored', {}],
  ['packed', { deflate: deflateSync }],
])('a %s picture shows walls, floor, path, entrance and exit', (_name, options) => {
  if (!maze.ok) throw new Error(maze.error.code);
  const picture = readPng(formatPng({ ...maze.value, path: [5, 6, 7, 12, 13, 14] }, { cellSize: 3, ...options }));
  expect([picture.width, picture.height]).toEqual([15, 12]);
  expect(picture.palette.length).toBe(5 * 3);
  const centres = [1, 4, 7, 10].map((y) => [1, 4, 7, 10, 13].map((x) => picture.pixels[y]![x]).join(''));
  expect(centres).toEqual(['00000', '32200', '00224', '00000']);
});

test('a picture larger than one stored block is whole', () => {
  const wide = parseSymbols(`${'. # '.repeat(400)}\n`);
  if (!wide.ok) throw new Error(wide.error.code);
  const picture = readPng(formatPng(wide.value, { cellSize: 16 }));
  expect(picture.width).toBe(800 * 16);
  expect(picture.pixels[15]!.filter((pixel) => pixel === 0).length).toBe(400 * 16);
});
