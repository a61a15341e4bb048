import { createReadStream } from 'node:fs';
import { UsageError } from './usage.ts';

/** More than the largest map in its longest notation. */
const MOST_BYTES = 64 * 2 ** 20;

/** A file's name in messages. */
export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** A file's text, or that of standard input for `-`. */
export const readText = async (file: string): Promise<string> => new TextDecoder().decode(await readBytes(file));

export async function readBytes(file: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // Devices and pipes do not report their length.
    for await (const part of file === '-' ? process.stdin : createReadStream(file)) {
      parts.push(part as Uint8Array);
      size += (part as Uint8Array).length;
      if (size > MOST_BYTES) {
        throw new UsageError(`${nameOf(file)}: too large; at most ${MOST_BYTES / 2 ** 20} MiB are read.`);
      }
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file}: ${reason(error)}`, { cause: error });
  }
  return Buffer.concat(parts);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'that is a folder, not a file.',
  EACCES: 'this file may not be read.',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `it cannot be read (${code || String(error)}).`;
}
