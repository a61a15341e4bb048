import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize, type SizeOf } from '@dedalo/race';
import { reasonOf } from '../../../store/files.ts';

/** Enough for every format but JPEG, where other data may come before the size. */
const FIRST_BYTES = 1024;
const MOST_BYTES = 1_000_000;

/** The size of a picture file, from its first bytes; undefined for a file deleted in the meantime. */
export function pictureSize(file: string): ReturnType<SizeOf> {
  try {
    return imageSize(readFirst(file, FIRST_BYTES)) ?? imageSize(readFirst(file, MOST_BYTES)) ?? 'not-a-picture';
  } catch (error) {
    return reasonOf(error) === 'ENOENT' ? undefined : 'not-a-picture';
  }
}

function readFirst(file: string, most: number): Uint8Array {
  const opened = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(most);
    return bytes.subarray(0, readSync(opened, bytes, 0, most, 0));
  } finally {
    closeSync(opened);
  }
}
