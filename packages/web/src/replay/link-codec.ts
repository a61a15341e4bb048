import { err, ok, type Result } from '@dedalo/grid';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { passThrough } from './pass-through.ts';

/** The data of a link to a short game: a version, then the deflated text as base64url. */
const VERSION = '1';

/** Our links are never longer. */
export const LONGEST_DATA = 200_000;
export const MOST_TEXT_BYTES = 5_000_000;

export type LinkProblem = 'damaged' | 'newer' | 'too-large';

/** Undefined if it would take more than `most` characters. */
export async function encodeLink(text: string, most: number): Promise<string | undefined> {
  const mostBytes = Math.floor((most - VERSION.length) * 0.75);
  const bytes = new TextEncoder().encode(text);
  const deflated = await passThrough(new CompressionStream('deflate-raw'), bytes, mostBytes);
  return deflated && VERSION + toBase64Url(deflated);
}

/** `data` is untrusted: it comes from an address. */
export async function decodeLink(data: string): Promise<Result<string, LinkProblem>> {
  if (data.length > LONGEST_DATA) return err('too-large');
  const version = data.charAt(0);
  if (version !== VERSION) return err(/^\d$/.test(version) ? 'newer' : 'damaged');
  const bytes = fromBase64Url(data.slice(VERSION.length));
  if (!bytes) return err('damaged');
  try {
    const inflated = await passThrough(new DecompressionStream('deflate-raw'), bytes, MOST_TEXT_BYTES);
    return inflated ? ok(new TextDecoder('utf-8', { fatal: true }).decode(inflated)) : err('too-large');
  } catch {
    return err('damaged');
  }
}
