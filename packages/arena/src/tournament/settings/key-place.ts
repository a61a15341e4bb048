import type { TextPlace } from '@dedalo/grid';

/** Keys from the top of a file; behind the name of a list, the number of an element. */
export type KeyPath = readonly (string | number)[];

const HEADER = /^(\s*)(\[\[?)\s*([\w.-]+)\s*\]/;
const PAIR = /^(\s*)(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=/;

/**
 * Where a key stands, or else the table that it is missing from, because the parser tells no places. It reads line by
 * line: of what stands inside a value in braces or in a text of many lines, it finds where that begins, or nothing.
 */
export function placeOf(text: string, path: KeyPath): TextPlace | undefined {
  let found: TextPlace | undefined;
  let here: KeyPath = [];
  const counts = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const header = HEADER.exec(line);
    const pair = header ? null : PAIR.exec(line);
    if (header) {
      const [, indent = '', brackets, name = ''] = header;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      here = brackets === '[[' ? [name, count] : name.split('.');
      if (isBeginning(here, path)) found = { line: index + 1, column: [...indent].length + 1 };
    } else if (pair) {
      const [, indent = '', double, single, bare] = pair;
      const place = { line: index + 1, column: [...indent].length + 1 };
      const key = [...here, double ?? single ?? bare ?? ''];
      if (isBeginning(key, path)) found = place;
      if (key.length === path.length && isBeginning(key, path)) return place;
    }
  }
  return found;
}

const isBeginning = (beginning: KeyPath, path: KeyPath): boolean =>
  beginning.every((step, index) => step === path[index]);
