import { crc32, deflateSync } from 'node:zlib';
import type { Colour } from '../art/palette.ts';
import type { Pixels } from '../art/pixels.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const EIGHT_BITS = 8;
const INDEXED = 3;

/** A PNG of one byte a pixel and a palette with transparency. */
export function encodePng({ width, height, colours }: Pixels, palette: readonly Colour[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, EIGHT_BITS);
  header.setUint8(9, INDEXED);
  // Every row begins with the number of its filter; 0 is none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(colours.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(named, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}
