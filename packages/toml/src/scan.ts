import { parse } from './library.ts';

/** A name of a dotted key, and where it stands. */
export interface Name {
  readonly name: string;
  readonly at: number;
}

export interface ScannedKey {
  readonly names: readonly Name[];
  /** Where the sign behind it stands: `=` or `]`. */
  readonly end: number;
}

/** Behind blanks, line ends and comments. */
export function skipVoid(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++;
    if (text[at] !== '#') return at;
    at = endOf(/[^\n]*/y, text, at);
  }
}

export function scanKey(text: string, from: number): ScannedKey {
  const names: Name[] = [];
  let at = from;
  while (at < text.length && text[at] !== '=' && text[at] !== ']') {
    const isQuoted = isQuote(text[at]!);
    const end = isQuoted ? endOfString(text, at) : endOf(/[\w-]*/y, text, at);
    const written = text.slice(at, end);
    if (end > at) names.push({ name: isQuoted ? unquoteKey(written) : written, at });
    // Between names there is a dot or a blank.
    at = Math.max(end, at + 1);
  }
  return { names, end: at };
}

/** Behind a value that holds no others. */
export const endOfScalar = (text: string, at: number): number =>
  isQuote(text[at]!) ? endOfString(text, at) : Math.max(at + 1, endOf(/[^,\]}#\r\n]*/y, text, at));

/** A key that is written in quotes, without them. */
const unquoteKey = (written: string): string => Object.keys(parse(`${written} = 0`))[0]!;

const isQuote = (sign: string): boolean => sign === '"' || sign === "'";

function endOfString(text: string, start: number): number {
  const quote = text[start]!;
  const isLong = text.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  let at = start + close.length;
  while (at < text.length && !text.startsWith(close, at)) at += quote === '"' && text[at] === '\\' ? 2 : 1;
  const end = at + close.length;
  // Up to two quotes before the closing three are the string's own.
  return isLong ? endOf(quote === '"' ? /"{0,2}/y : /'{0,2}/y, text, end) : end;
}

/** Behind what a sticky pattern takes; never back, so that no text can hold up the walk. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return Math.max(from, pattern.lastIndex);
}
