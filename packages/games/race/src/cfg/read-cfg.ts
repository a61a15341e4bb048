import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { type CfgProblem, DEEPEST, LONGEST_TEXT } from './cfg-problem.ts';
import type { CfgDictionary, CfgDocument, CfgEntry, CfgType, CfgValue, ElementType } from './cfg-value.ts';
import { createCursor, type Cursor, isLetter, refuse, skipSeparators, skipVoid, take, wordAt } from './cursor.ts';
import { readElement } from './read-element.ts';
import { readList } from './read-list.ts';
import { elementTypeNamed, typeNamed } from './type-name.ts';

type Read<T> = Result<T, CfgProblem>;

/** The one door for `.cfg` texts (R12–R14): the document, or the first thing in it that cannot be read. */
export function readCfg(text: string): Read<CfgDocument> {
  if (text.length > LONGEST_TEXT) {
    return err({ code: 'text-too-long', at: { line: 1, column: 1 }, most: LONGEST_TEXT, found: text.length });
  }
  const entries = readEntries(createCursor(text), []);
  return entries.ok ? ok({ text, entries: entries.value }) : entries;
}

/** Where the dictionaries around were opened; none at the top. */
type Opened = readonly TextPlace[];

function readEntries(cursor: Cursor, opened: Opened): Read<readonly CfgEntry[]> {
  const entries: CfgEntry[] = [];
  const places = new Map<string, TextPlace>();
  for (;;) {
    skipSeparators(cursor);
    const inner = opened.at(-1);
    if (inner && cursor.text[cursor.at] === '}') return ok(entries);
    if (cursor.at >= cursor.text.length) {
      return inner ? refuse(cursor, { code: 'bad-value', expected: 'closing-brace', opened: inner }) : ok(entries);
    }
    const entry = readEntry(cursor, opened);
    if (!entry.ok) return entry;
    const { key, keyAt } = entry.value;
    const first = places.get(key);
    if (first) return err({ code: 'duplicate-key', key, at: keyAt, first });
    places.set(key, keyAt);
    entries.push(entry.value);
  }
}

function readEntry(cursor: Cursor, opened: Opened): Read<CfgEntry> {
  const start = cursor.at;
  const type = readType(cursor);
  if (!type.ok) return type;
  const typeSpan = { start, end: cursor.at };
  skipVoid(cursor);
  const key = wordAt(cursor);
  if (key === '') return refuse(cursor, { code: 'bad-name', expected: 'name' });
  const keyAt = cursor.placeOf(cursor.at);
  cursor.at += key.length;
  skipVoid(cursor);
  if (!take(cursor, '=')) return refuse(cursor, { code: 'equals-missing', expected: 'equals' });
  skipVoid(cursor);
  const value = readValue(cursor, type.value, opened);
  return value.ok ? ok({ key, keyAt, value: value.value, typeSpan }) : value;
}

type NamedType = { readonly type: Exclude<CfgType, 'list'> } | { readonly type: 'list'; readonly of: ElementType };

function readType(cursor: Cursor): Read<NamedType> {
  const from = cursor.at;
  if (!isLetter(cursor.text[from])) return refuse(cursor, { code: 'type-missing', expected: 'type' });
  const word = wordAt(cursor);
  const type = typeNamed(word);
  cursor.at += word.length;
  if (type === undefined) {
    // `speed = 2` lacks its type; nobody means a type called speed.
    skipVoid(cursor);
    const code = cursor.text[cursor.at] === '=' ? 'type-missing' : 'unknown-type';
    return refuse(cursor, { code, expected: 'type', from });
  }
  return type === 'list' ? readElementType(cursor) : ok({ type });
}

function readElementType(cursor: Cursor): Read<NamedType> {
  skipVoid(cursor);
  if (!take(cursor, '[')) return refuse(cursor, { code: 'type-missing', expected: 'opening-bracket' });
  skipVoid(cursor);
  if (!isLetter(cursor.text[cursor.at])) return refuse(cursor, { code: 'type-missing', expected: 'element-type' });
  const word = wordAt(cursor);
  const of = elementTypeNamed(word);
  if (of === undefined) return refuse(cursor, { code: 'unknown-type', expected: 'element-type' });
  cursor.at += word.length;
  skipVoid(cursor);
  return take(cursor, ']')
    ? ok({ type: 'list', of })
    : refuse(cursor, { code: 'unknown-type', expected: 'closing-bracket' });
}

function readValue(cursor: Cursor, named: NamedType, opened: Opened): Read<CfgValue> {
  if (named.type === 'list') return readList(cursor, named.of);
  return named.type === 'dictionary' ? readDictionary(cursor, opened) : readElement(cursor, named.type);
}

function readDictionary(cursor: Cursor, opened: Opened): Read<CfgDictionary> {
  const start = cursor.at;
  const at = cursor.placeOf(start);
  if (opened.length === DEEPEST) return refuse(cursor, { code: 'bad-value', expected: 'less-nesting' });
  if (!take(cursor, '{')) return refuse(cursor, { code: 'bad-value', expected: 'dictionary' });
  const entries = readEntries(cursor, [...opened, at]);
  if (!entries.ok) return entries;
  // Entries of a dictionary end at its brace.
  cursor.at++;
  return ok({ type: 'dictionary', entries: entries.value, at, start, end: cursor.at });
}
