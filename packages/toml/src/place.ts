import type { TextPlace } from '@dedalo/grid';

/** A byte order mark is no part of a text, nor of its first line. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Columns count code points from 1. */
export function columnAt(line: string, offset: number): number {
  const before = line.slice(0, offset);
  return [...before].length + 1;
}

export function placeAt(text: string, offset: number): TextPlace {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(0, start).split('\n').length;
  return { line, column: columnAt(text.slice(start), offset - start) };
}
