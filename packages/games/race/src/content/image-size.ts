import type { Size } from '@dedalo/grid';

export const PICTURE_FORMATS = ['PNG', 'BMP', 'GIF', 'JPEG', 'WebP'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureSize extends Size {
  readonly format: PictureFormat;
}

/** The beginning of a file. Numbers are of two bytes and up, from a place that must be inside. */
interface Head {
  readonly view: DataView;
  readonly has: (at: number, ...bytes: readonly number[]) => boolean;
  readonly says: (at: number, text: string) => boolean;
}

type Reader = (head: Head) => Size | undefined;

/** Each reads so many bytes at least, and gives undefined for files of another format. */
const READERS: Readonly<Record<PictureFormat, { readonly least: number; readonly read: Reader }>> = {
  PNG: { least: 24, read: readPng },
  BMP: { least: 26, read: readBmp },
  GIF: { least: 10, read: readGif },
  JPEG: { least: 4, read: readJpeg },
  WebP: { least: 30, read: readWebP },
};

/**
 * How large a picture is, by the first bytes of its file: 30 will do, but for JPEG, where much may stand before it.
 * Undefined where they are of no picture; it may still turn out to be damaged behind.
 */
export function imageSize(bytes: Uint8Array): PictureSize | undefined {
  const head = headOf(bytes);
  for (const format of PICTURE_FORMATS) {
    const { least, read } = READERS[format];
    const size = bytes.length < least ? undefined : read(head);
    if (size && size.width > 0 && size.height > 0) return { format, width: size.width, height: size.height };
  }
  return undefined;
}

function headOf(bytes: Uint8Array): Head {
  const has = (at: number, ...wanted: readonly number[]): boolean =>
    wanted.every((byte, index) => bytes[at + index] === byte);
  const says = (at: number, text: string): boolean =>
    has(at, ...Array.from(text, (character) => character.charCodeAt(0)));
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), has, says };
}

function readPng({ view, has, says }: Head): Size | undefined {
  if (!has(0, 0x89) || !says(1, 'PNG\r\n\u001A\n') || !says(12, 'IHDR')) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The oldest have a header of 12 bytes; a height below zero is that of rows from the top down. */
function readBmp({ view, says }: Head): Size | undefined {
  if (!says(0, 'BM')) return undefined;
  const header = view.getUint32(14, true);
  if (header === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return header < 40 ? undefined : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

function readGif({ view, says }: Head): Size | undefined {
  if (!says(0, 'GIF87a') && !says(0, 'GIF89a')) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The size stands in the frame header, behind any number of segments. */
function readJpeg({ view, has }: Head): Size | undefined {
  if (!has(0, 0xff, 0xd8)) return undefined;
  let at = 2;
  while (at + 9 <= view.byteLength && has(at, 0xff)) {
    const marker = view.getUint8(at + 1);
    const isFiller = marker === 0xff;
    if (isFiller) {
      at++;
      continue;
    }
    if (isFrameHeader(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const length = view.getUint16(at + 2);
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    if (hasNoLength || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** C0 to CF but for tables (C4, CC) and an extension (C8). */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readWebP({ view, has, says }: Head): Size | undefined {
  if (!says(0, 'RIFF') || !says(8, 'WEBP')) return undefined;
  if (says(12, 'VP8X')) return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
  if (says(12, 'VP8L') && has(20, 0x2f)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (!says(12, 'VP8 ') || !has(23, 0x9d, 0x01, 0x2a)) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + 65_536 * view.getUint8(at + 2);
