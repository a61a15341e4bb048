import { err, ok, type Result } from '@dedalo/grid';

/** Text of an XML file, with the index in the file of each of its characters. */
export interface XmlText {
  readonly kind: 'text';
  readonly text: string;
  readonly sources: readonly number[];
}

export interface XmlStart {
  readonly kind: 'start';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly index: number;
}

export interface XmlEnd {
  readonly kind: 'end';
  readonly name: string;
}

export type XmlPart = XmlStart | XmlEnd | XmlText;

/** What should stand at an index of the file. */
export interface XmlProblem {
  readonly index: number;
  readonly expected: string;
}

const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/iy;
const START = /<([\p{L}_:][\p{L}\p{N}_:.-]*)/uy;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const START_END = /\s*(\/?)>/y;
const END = /<\/([\p{L}_:][\p{L}\p{N}_:.-]*)\s*>/uy;
const DOCTYPE = /<!DOCTYPE[^<>[\]"']*(?:(?:"[^"]*"|'[^']*')[^<>[\]"']*)*(?:\[[^\]]*\]\s*)?>/y;

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * The starts, ends and texts of an XML file whose elements are closed in order. Comments, declarations and the DOCTYPE
 * are passed over; entities are the five of XML and numbers, so that nothing can grow.
 */
export function parseXml(file: string): Result<XmlPart[], XmlProblem> {
  const parts: XmlPart[] = [];
  const open: string[] = [];
  for (let index = 0; index < file.length;) {
    const end = skippedEnd(file, index);
    if (!end.ok) return end;
    if (end.value > index) {
      index = end.value;
      continue;
    }
    const isMarkup = file[index] === '<' && !file.startsWith(CDATA, index);
    const part = isMarkup ? readTag(file, index) : readText(file, index);
    if (!part.ok) return part;
    const [first] = part.value.parts;
    const isOutside = open.length === 0 && first?.kind === 'text' && first.text.trim() !== '';
    if (isOutside) return err({ index, expected: '<…>' });
    for (const found of part.value.parts) {
      parts.push(found);
      if (found.kind === 'start') open.push(found.name);
      if (found.kind !== 'end') continue;
      const name = open.pop();
      if (name !== found.name) return err({ index, expected: name === undefined ? '<…>' : `</${name}>` });
    }
    index = part.value.end;
  }
  return open.length === 0 ? ok(parts) : err({ index: file.length, expected: `</${open.at(-1)}>` });
}

/** The end of a comment, a processing instruction or the DOCTYPE; the index itself if none is there. */
function skippedEnd(file: string, index: number): Result<number, XmlProblem> {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    if (!file.startsWith(start, index)) continue;
    const found = file.indexOf(end, index + start.length);
    return found === -1 ? err({ index: file.length, expected: end }) : ok(found + end.length);
  }
  if (!file.startsWith('<!', index) || file.startsWith(CDATA, index)) return ok(index);
  const doctype = matchAt(DOCTYPE, file, index);
  return doctype ? ok(index + doctype[0].length) : err({ index, expected: '<!-- … --> / <!DOCTYPE …>' });
}

type Read = Result<{ readonly parts: readonly XmlPart[]; readonly end: number }, XmlProblem>;

/** A start, an end, or both in one: `<L/>`. */
function readTag(file: string, index: number): Read {
  const closing = matchAt(END, file, index);
  if (closing) return ok({ parts: [{ kind: 'end', name: closing[1]! }], end: END.lastIndex });
  const opening = matchAt(START, file, index);
  if (!opening) return err({ index, expected: '<…> / </…>' });
  const name = opening[1]!;
  const attributes = new Map<string, string>();
  let next = START.lastIndex;
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, file, next);
    if (!attribute) break;
    const raw = attribute[2] ?? attribute[3]!;
    next = ATTRIBUTE.lastIndex;
    const value = decode(raw, next - 1 - raw.length);
    if (!value.ok) return value;
    attributes.set(attribute[1]!, value.value.text);
  }
  const ending = matchAt(START_END, file, next);
  if (!ending) return err({ index: next, expected: 'NAME="…" / >' });
  const start: XmlStart = { kind: 'start', name, attributes, index };
  return ok({ parts: ending[1] === '' ? [start] : [start, { kind: 'end', name }], end: START_END.lastIndex });
}

function readText(file: string, index: number): Read {
  if (file.startsWith(CDATA, index)) {
    const start = index + CDATA.length;
    const end = file.indexOf(CDATA_END, start);
    if (end === -1) return err({ index: file.length, expected: CDATA_END });
    const sources = Array.from({ length: end - start }, (_, offset) => start + offset);
    return ok({ parts: [{ kind: 'text', text: file.slice(start, end), sources }], end: end + CDATA_END.length });
  }
  const next = file.indexOf('<', index);
  const end = next === -1 ? file.length : next;
  const text = decode(file.slice(index, end), index);
  return text.ok ? ok({ parts: [text.value], end }) : text;
}

/** Text with its entities replaced; `start` is its index in the file. */
function decode(raw: string, start: number): Result<XmlText, XmlProblem> {
  let text = '';
  const sources: number[] = [];
  for (let index = 0; index < raw.length;) {
    const source = start + index;
    let written = raw[index]!;
    let length = 1;
    if (written === '&') {
      const entity = matchAt(ENTITY, raw, index);
      const character = entity ? characterOf(entity) : undefined;
      if (!entity || character === undefined) {
        return err({ index: source, expected: '&lt; &gt; &amp; &quot; &apos; &#N;' });
      }
      written = character;
      length = entity[0].length;
    }
    text += written;
    for (let left = written.length; left > 0; left--) sources.push(source);
    index += length;
  }
  return ok({ kind: 'text', text, sources });
}

function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return ENTITIES[name];
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
