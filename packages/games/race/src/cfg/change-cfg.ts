import { err, type Result } from '@dedalo/grid';
import type { CfgProblem } from './cfg-problem.ts';
import type { CfgData, CfgDocument, CfgEntry, CfgValue } from './cfg-value.ts';
import { formatEntry, formatType, formatValue, INDENT } from './format-cfg.ts';
import { plainValue } from './make-cfg.ts';
import { readCfg } from './read-cfg.ts';

/** The keys of the dictionaries around a declaration, and its own. */
export type CfgPath = readonly string[];

export interface NoSuchEntry {
  readonly code: 'no-such-entry';
  readonly path: CfgPath;
}

/** A name that is none, a text with a double quote, a number that is not finite. */
export interface NotWritable {
  readonly code: 'not-writable';
  readonly path: CfgPath;
}

export type Changed = Result<CfgDocument, CfgProblem | NoSuchEntry | NotWritable>;

/** The value of a declaration; undefined where there is none. */
export const findCfg = (document: CfgDocument, path: CfgPath): CfgValue | undefined => findEntry(document, path)?.value;

/**
 * The document with another value, and every other sign of its text as it was. A declaration that is not there yet is
 * added behind the others of its dictionary, which must be there.
 */
export function changeCfg(document: CfgDocument, path: CfgPath, value: CfgData): Changed {
  const entry = findEntry(document, path);
  if (!entry) return addEntry(document, path, value);
  const { text } = document;
  const { typeSpan, value: old } = entry;
  const type = formatType(old) === formatType(value) ? text.slice(typeSpan.start, typeSpan.end) : formatType(value);
  // A list of nothing ends where a separator says so.
  const isNothing = value.type === 'list' && value.items.length === 0;
  const written = isNothing ? ';' : formatValue(value, INDENT.repeat(path.length - 1));
  const middle = apart(type, text.slice(typeSpan.end, old.start));
  return readChanged(text.slice(0, typeSpan.start) + middle + apart(written, text.slice(old.end)), path, value);
}

/** One text before another, with a blank where they would grow into one word. */
const apart = (one: string, other: string): string =>
  /\w$/.test(one) && /^[\w.]/.test(other) ? `${one} ${other}` : one + other;

function readChanged(text: string, path: CfgPath, value: CfgData): Changed {
  const read = readCfg(text);
  const found = read.ok ? findCfg(read.value, path) : undefined;
  const isMeant = found && JSON.stringify(plainValue(found)) === JSON.stringify(plainValue(value));
  if (isMeant || (!read.ok && read.error.code === 'text-too-long')) return read;
  return err({ code: 'not-writable', path });
}

/** The document without a declaration and the comments above and beside it. */
export function removeFromCfg(document: CfgDocument, path: CfgPath): Changed {
  const entries = entriesAround(document, path);
  const index = entries?.findIndex(({ key }) => key === path.at(-1)) ?? -1;
  if (!entries || index < 0) return err({ code: 'no-such-entry', path });
  const { text } = document;
  const { typeSpan, value } = entries[index]!;
  const around = findCfg(document, path.slice(0, -1));
  const before = entries[index - 1]?.value.end ?? (around ? around.start + 1 : undefined);
  // What stands above the first declaration of a file may be about the whole file.
  const between = before === undefined ? '' : text.slice(before, typeSpan.start);
  // The rest of a line belongs to what stands before.
  const kept = /^[^\n\r]*(?:\r\n|\n|\r)/.exec(between)?.[0].length;
  if (before !== undefined && kept === undefined) return readCfg(text.slice(0, before) + text.slice(value.end));
  const rest = text.slice(value.end).replace(/^[ \t]*[;,]?[ \t]*(?:#[^\n\r]*)?(?:\r\n|\n|\r)?/, '');
  return readCfg(text.slice(0, before === undefined ? typeSpan.start : before + kept!) + rest);
}

function addEntry(document: CfgDocument, path: CfgPath, value: CfgData): Changed {
  const entries = entriesAround(document, path);
  const key = path.at(-1);
  if (!entries || key === undefined) return err({ code: 'no-such-entry', path });
  const { text } = document;
  const around = findCfg(document, path.slice(0, -1));
  const indent = INDENT.repeat(path.length - 1);
  const last = entries.at(-1)?.value.end ?? (around ? around.start + 1 : 0);
  const close = around ? around.end - 1 : text.length;
  const behind = text.slice(last, close).trimEnd();
  const separator = entries.length === 0 || /^\s*[;,]/.test(behind) ? '' : around ? ',' : ';';
  const added = formatEntry({ key, value }, indent);
  const start = text.slice(0, last) + separator + behind;
  const end = around ? `\n${INDENT.repeat(path.length - 2)}${text.slice(close)}` : ';\n';
  return readChanged(`${start}${start === '' ? '' : '\n'}${added}${end}`, path, value);
}

/** The declarations among which the last key of a path belongs. */
function entriesAround(document: CfgDocument, path: CfgPath): readonly CfgEntry[] | undefined {
  let entries: readonly CfgEntry[] = document.entries;
  for (const key of path.slice(0, -1)) {
    const value = entries.find((entry) => entry.key === key)?.value;
    if (value?.type !== 'dictionary') return undefined;
    ({ entries } = value);
  }
  return entries;
}

const findEntry = (document: CfgDocument, path: CfgPath): CfgEntry | undefined =>
  entriesAround(document, path)?.find(({ key }) => key === path.at(-1));
