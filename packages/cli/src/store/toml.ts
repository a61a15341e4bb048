import { err, type Result } from '@dedalo/grid';
import * as toml from '@dedalo/toml';
import type { TomlTable, TomlValue } from '@dedalo/toml';

export { isTable, type TomlTable, type TomlValue } from '@dedalo/toml';

/** A file that cannot be read in its format, and the place of the error. */
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

const MOST_SHOWN = 60;

export function parseToml(text: string): Result<TomlTable, Damaged> {
  const parsed = toml.parseToml(text);
  if (parsed.ok) return parsed;
  const { line, column } = parsed.error.at ?? { line: 1, column: 1 };
  return err({ code: 'damaged', line, column });
}

/** Control characters that a terminal would interpret; JSON leaves those from 7F to 9F as they are. */
const escapeHigh = (text: string): string =>
  text.replaceAll(/[\u007F-\u009F]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);

/** JSON's escapes are all among TOML's; a lone surrogate cannot be written in either and becomes U+FFFD. */
export const formatString = (text: string): string => escapeHigh(JSON.stringify(text.toWellFormed()));

export const formatKey = (key: string): string => (/^[\w-]+$/.test(key) ? key : formatString(key));

/** A value in one line. */
export function formatValue(value: TomlValue): string {
  if (typeof value === 'string') return formatString(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (!toml.isTable(value)) return typeof value === 'object' ? value.toISOString() : String(value);
  const fields = Object.entries(value).map(([key, part]) => `${formatKey(key)} = ${formatValue(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export const formatList = (texts: readonly string[]): string => `[${texts.map(formatString).join(', ')}]`;

/** A value from a file for messages: short, and without control characters. */
export function showValue(value: TomlValue): string {
  const isLarge = typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
  const text = isLarge ? String(value) : JSON.stringify(value, (_, part: unknown) => plainPart(part));
  const chars = [...escapeHigh(text)];
  return chars.length > MOST_SHOWN ? `${chars.slice(0, MOST_SHOWN - 1).join('')}…` : chars.join('');
}

const plainPart = (part: unknown): unknown => (typeof part === 'bigint' ? String(part) : part);

/** The line of a key, by the tables that lead to it. */
export const lineOfKey = (text: string, path: readonly string[]): number | undefined =>
  toml.findPath(text, path).at?.line;
