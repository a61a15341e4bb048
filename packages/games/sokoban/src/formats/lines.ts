import type { TextPlace } from '@dedalo/grid';

export const TEXT_START: TextPlace = { line: 1, column: 1 };

/** A line of a file, counted from 1. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

/** Where the character at `index` stands if the text begins at `start`. */
export function placeAt(text: string, index: number, start: TextPlace = TEXT_START): TextPlace {
  const before = text.slice(0, index).split(/\r\n|\n|\r/);
  const columns = [...before.at(-1)!].length;
  if (before.length === 1) return { line: start.line, column: start.column + columns };
  return { line: start.line + before.length - 1, column: columns + 1 };
}

/** Finds the lines and places of many indexes of one text. A place costs the length of its line, a line next to nothing. */
export interface PlaceFinder {
  lineOf(index: number): number;
  placeOf(index: number): TextPlace;
}

export function placeFinder(text: string): PlaceFinder {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  const lineOf = (index: number): number => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const placeOf = (index: number): TextPlace => {
    const line = lineOf(index);
    return { line, column: Array.from(text.slice(starts[line - 1], index)).length + 1 };
  };
  return { lineOf, placeOf };
}

/** Without the empty lines at both ends. */
export function trimLines(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line !== '');
  const to = lines.findLastIndex((line) => line !== '');
  return from === -1 ? [] : lines.slice(from, to + 1);
}
