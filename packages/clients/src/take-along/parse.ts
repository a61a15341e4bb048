import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { LONGEST_FILE, LONGEST_LINE, MOST_ENTRIES, type ReadEntry } from './entry.ts';
import { endOf, FIRST_WORDS, VERSION } from './format.ts';

/** Why a file is refused as a whole, and where. */
export type TakeAlongProblem =
  | { readonly code: 'not-take-along'; readonly at: TextPlace }
  | { readonly code: 'unknown-version'; readonly at: TextPlace; readonly version: number; readonly known: number }
  | { readonly code: 'too-large'; readonly at: TextPlace }
  | { readonly code: 'bad-line'; readonly at: TextPlace }
  | { readonly code: 'cut-short'; readonly at: TextPlace }
  | { readonly code: 'text-after-end'; readonly at: TextPlace }
  /** The entries were changed after they were written. */
  | { readonly code: 'edited'; readonly at: TextPlace };

const FIRST = new RegExp(`^${FIRST_WORDS} (\\d{1,9})$`);
const ENTRY = /^([a-z][a-z-]{0,19}) ("(?:[^"\\]|\\.)*") (.+)$/;
const END = /^end \d{1,9} [0-9a-f]{16}$/;

export const isTakeAlong = (text: string): boolean => text.replace(/^\uFEFF/, '').startsWith(`${FIRST_WORDS} `);

/** Reads the format of a file; its entries are checked elsewhere. */
export function parseTakeAlong(text: string): Result<readonly ReadEntry[], TakeAlongProblem> {
  const at = (line: number, column = 1): { at: TextPlace } => ({ at: { line, column } });
  if (text.length > LONGEST_FILE) return err({ code: 'too-large', ...at(1) });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const first = FIRST.exec(lines[0] ?? '');
  if (!first) return err({ code: 'not-take-along', ...at(1) });
  const version = Number(first[1]);
  if (version !== VERSION) return err({ code: 'unknown-version', ...at(1), version, known: VERSION });
  const entries: ReadEntry[] = [];
  for (let index = 1; index < lines.length; index++) {
    const content = lines[index]!;
    const line = index + 1;
    if (END.test(content)) {
      if (line < lines.length) return err({ code: 'text-after-end', ...at(line + 1) });
      return content === endOf(lines.slice(1, -1)) ? ok(entries) : err({ code: 'edited', ...at(line) });
    }
    if (content.length > LONGEST_LINE || entries.length >= MOST_ENTRIES) return err({ code: 'too-large', ...at(line) });
    const entry = readEntry(content);
    if (typeof entry === 'number') {
      // The last line of an incomplete file is usually half a line.
      const isLast = line === lines.length;
      return err({ code: isLast ? 'cut-short' : 'bad-line', ...at(line, entry) });
    }
    entries.push({ ...entry, line });
  }
  return err({ code: 'cut-short', ...at(lines.length + 1) });
}

/** The entry of a line, or the column of its first error. */
function readEntry(line: string): Omit<ReadEntry, 'line'> | number {
  const found = ENTRY.exec(line);
  if (!found) return 1;
  const [, kind = '', quoted = '', data = ''] = found;
  const key = parsed(quoted);
  if (typeof key?.value !== 'string') return kind.length + 2;
  const value = parsed(data);
  return value ? { kind, key: key.value, value: value.value } : kind.length + quoted.length + 3;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
