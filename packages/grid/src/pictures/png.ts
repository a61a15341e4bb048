import { isOpen } from '../board/grid.ts';
import type { Drawing } from './svg.ts';

/** Packs bytes into a zlib stream. Node and browsers have one; without it the picture is stored as it is. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

const WALL = 0;
const FLOOR = 1;
const PATH = 2;
const ENTRANCE = 3;
const EXIT = 4;
const PALETTE = [0x22303c, 0xf6f1e7, 0xd1495b, 0x2a9d8f, 0xedae49];
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A picture of a maze, `cellSize` pixels a cell, four bits a pixel. */
export function formatPng(drawing: Drawing, options: { cellSize?: number; deflate?: Deflate } = {}): Uint8Array {
  const { grid } = drawing;
  const size = options.cellSize ?? 8;
  const width = grid.width * size;
  const height = grid.height * size;
  const colours = coloursOf(drawing);
  const rowBytes = 1 + Math.ceil(width / 2);
  const pixels = new Uint8Array(rowBytes * height);
  for (let y = 0; y < grid.height; y++) {
    const first = y * size * rowBytes;
    for (let x = 0; x < width; x++) {
      const colour = colours[y * grid.width + Math.floor(x / size)]!;
      pixels[first + 1 + (x >> 1)]! |= x % 2 === 0 ? colour << 4 : colour;
    }
    for (let copy = 1; copy < size; copy++) pixels.copyWithin(first + copy * rowBytes, first, first + rowBytes);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([4, 3, 0, 0, 0], 8);
  const palette = Uint8Array.from(PALETTE.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]));
  return join([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', (options.deflate ?? store)(pixels)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function coloursOf({ grid, path = [], entrance, exit }: Drawing): Uint8Array {
  const colours = grid.costs.map((_, cell) => (isOpen(grid, cell) ? FLOOR : WALL));
  for (const cell of path) colours[cell] = PATH;
  if (entrance !== undefined) colours[entrance] = ENTRANCE;
  if (exit !== undefined) colours[exit] = EXIT;
  return colours;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** A zlib stream of stored blocks. */
function store(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let first = 0; first < bytes.length; first += 0xffff) {
    const block = bytes.subarray(first, first + 0xffff);
    const isLast = first + 0xffff >= bytes.length ? 1 : 0;
    const { length } = block;
    parts.push(Uint8Array.of(isLast, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff), block);
  }
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  parts.push(Uint8Array.of(b >> 8, b & 0xff, a >> 8, a & 0xff));
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}
