import { crc32, inflateSync } from 'node:zlib';

export interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Reads an indexed PNG without filters, and checks the sum of every chunk. */
export function decodePng(bytes: Uint8Array): Decoded {
  const png = Buffer.from(bytes);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    if (png.readUInt32BE(at + 8 + length) !== crc32(named)) throw new Error(`bad sum at ${at}`);
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += 12 + length;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [palette, alphas] = [chunks.get('PLTE')!, chunks.get('tRNS')!];
  const rows = inflateSync(chunks.get('IDAT')!);
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    if (rows[y * (width + 1)] !== 0) throw new Error(`row ${y} has a filter`);
    for (let x = 0; x < width; x++) {
      const colour = rows[y * (width + 1) + 1 + x]!;
      rgba.set([...palette.subarray(colour * 3, colour * 3 + 3), alphas[colour]!], (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}
