import { type FileHandle, open } from 'node:fs/promises';
import type { Log } from '@dedalo/protocol/report';
import { isPlainFile } from './is-plain-file.ts';

/** The beginning and the end of a log, of each so many bytes at most; null where there is none or nothing in it. */
export async function readLog(file: string, most: number): Promise<Log | null> {
  if (!(await isPlainFile(file))) return null;
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size === 0) return null;
    if (size <= 2 * most) return { head: decode(await readPart(handle, 0, size)), omitted: 0, tail: '' };
    const head = await readPart(handle, 0, most);
    const tail = await readPart(handle, size - most, most);
    return { head: decode(wholeStart(head)), omitted: size - 2 * most, tail: decode(wholeEnd(tail)) };
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Programs write what they like: what is no UTF-8 becomes a sign that says so. */
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const isInside = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Without the letter that the cut went through, at the end of the beginning … */
function wholeStart(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > bytes.length - 4 && isInside(bytes[end - 1])) end--;
  const isLetterBegun = (bytes[end - 1] ?? 0) >= 0xc0;
  return isLetterBegun ? bytes.subarray(0, end - 1) : bytes;
}

/** … and at the beginning of the end. */
function wholeEnd(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < 3 && isInside(bytes[start])) start++;
  return bytes.subarray(start);
}
