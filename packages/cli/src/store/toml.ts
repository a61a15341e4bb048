import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { err, ok, type Result } from '@dedalo/grid';

export type { TomlTable, TomlValue };

/** A file that cannot be read as what it should be, and where. */
export interface Damaged {
  readonly code: 'damaged';
  readonly line: number;
  readonly column: number;
}

/** A file written by a later version of Dedalo. */
export interface NewerVersion {
  readonly code: 'newer-version';
  readonly version: number;
}

/** None of our files nests deeper. */
const MOST_DEPTH = 16;
const MOST_SHOWN = 60;

export function parseToml(text: string): Result<TomlTable, Damaged> {
  try {
    // An integer too large for a number is a bad value in its key, not a damaged file.
    return ok(parse(text, { integersAsBigInt: 'asNeeded', maxDepth: MOST_DEPTH }));
  } catch (error) {
    const { line, column } = error instanceof TomlError ? error : { line: 1, column: 1 };
    return err({ code: 'damaged', line, column });
  }
}

export const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && [null, Object.prototype].includes(Object.getPrototypeOf(value));

/** Control characters that a terminal would obey; JSON leaves those from 7F to 9F as they are. */
const escapeHigh = (text: string): string =>
  text.replaceAll(/[\u007F-\u009F]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);

/** JSON's escapes are all among TOML's; a lone surrogate cannot be written in either and becomes U+FFFD. */
export const formatString = (text: string): string => escapeHigh(JSON.stringify(text.toWellFormed()));

export const formatKey = (key: string): string => (/^[\w-]+$/.test(key) ? key : formatString(key));

export const formatList = (texts: readonly string[]): string => `[${texts.map(formatString).join(', ')}]`;

/** A value from a file as it may be shown to people: short, and without characters that a terminal obeys. */
export function showValue(value: TomlValue): string {
  const isLarge = typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
  const text = isLarge ? String(value) : JSON.stringify(value, (_, part: unknown) => plainPart(part));
  const chars = [...escapeHigh(text)];
  return chars.length > MOST_SHOWN ? `${chars.slice(0, MOST_SHOWN - 1).join('')}…` : chars.join('');
}

const plainPart = (part: unknown): unknown => (typeof part === 'bigint' ? String(part) : part);

/** The line of `key = …` in a table (`''` is the top level), where it is written in the plain way. */
export function lineOfKey(text: string, table: string, key: string): number | undefined {
  let here = '';
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s*\[+\s*([^\]]*?)\s*\]/.exec(line);
    if (header) here = header[1]!;
    const start = line.trimStart();
    const written = [key, JSON.stringify(key), `'${key}'`].find((form) => start.startsWith(form));
    if (here === table && written !== undefined && /^\s*[=.]/.test(start.slice(written.length))) return index + 1;
  }
  return undefined;
}
