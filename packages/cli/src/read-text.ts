import { readFile, stat } from 'node:fs/promises';
import { arrayBuffer } from 'node:stream/consumers';
import { UsageError } from './usage.ts';

/** More than the largest map in its widest notation. */
const MOST_BYTES = 64 * 2 ** 20;

/** What a file is called when speaking to people. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** A file's text, or that of standard input for `-`. */
export const readText = async (file: string): Promise<string> => new TextDecoder().decode(await readBytes(file));

export async function readBytes(file: string): Promise<Uint8Array> {
  if (file === '-') return new Uint8Array(await arrayBuffer(process.stdin));
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new UsageError(`${file}: too large; at most ${MOST_BYTES / 2 ** 20} MiB are read.`);
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file}: ${reason(error)}`, { cause: error });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'that is a folder, not a file.',
  EACCES: 'this file may not be read.',
};

function reason(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `it cannot be read (${code || String(error)}).`;
}
