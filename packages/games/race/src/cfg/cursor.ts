import { err, type TextPlace } from '@dedalo/grid';
import { CFG_ERROR_NUMBERS, type CfgErrorCode, type CfgExpected, type CfgSyntaxProblem } from './cfg-problem.ts';
import { BYTE_ORDER_MARK, createPlaces } from './places.ts';
import { showText } from './show.ts';

/** How far a text is read. It only ever goes on, so that no text takes longer than it is long. */
export interface Cursor {
  readonly text: string;
  at: number;
  readonly placeOf: (offset: number) => TextPlace;
}

export const createCursor = (text: string): Cursor => ({
  text,
  at: text.startsWith(BYTE_ORDER_MARK) ? 1 : 0,
  placeOf: createPlaces(text),
});

const BLANKS = ' \t\n\r\v\f';
const SEPARATORS = ';,';

/** Goes behind blanks, line ends and comments. */
export function skipVoid(cursor: Cursor): void {
  skip(cursor, BLANKS);
}

/** The same with `;` and `,`, which may stand between declarations or not (R13). */
export function skipSeparators(cursor: Cursor): void {
  skip(cursor, BLANKS + SEPARATORS);
}

function skip(cursor: Cursor, signs: string): void {
  const { text } = cursor;
  let at = cursor.at;
  for (; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '#') at = endOfLine(text, at) - 1;
    else if (!signs.includes(sign)) break;
  }
  cursor.at = at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

export const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /\w/.test(sign);
export const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[A-Za-z_]/.test(sign);

/** The letters, digits and underscores from here on; empty where there are none. */
export function wordAt({ text, at }: Cursor): string {
  let end = at;
  while (isWordSign(text[end])) end++;
  return text.slice(at, end);
}

/** Goes behind a sign if it is the next one. */
export function take(cursor: Cursor, sign: string): boolean {
  if (cursor.text[cursor.at] !== sign) return false;
  cursor.at++;
  return true;
}

export interface Expectation {
  readonly code: CfgErrorCode;
  readonly expected: CfgExpected;
  readonly opened?: TextPlace;
  /** Where it was expected; here, if nothing is said. */
  readonly from?: number;
}

export function refuse(
  cursor: Cursor,
  expectation: Expectation,
): { readonly ok: false; readonly error: CfgSyntaxProblem } {
  const { code, expected, opened, from = cursor.at } = expectation;
  return err({
    code,
    number: CFG_ERROR_NUMBERS[code],
    at: cursor.placeOf(from),
    expected,
    found: foundAt(cursor.text, from),
    ...(opened && { opened }),
  });
}

/** What stands somewhere: a word or number as a whole, anything else sign by sign. */
function foundAt(text: string, from: number): string | null {
  if (from >= text.length) return null;
  // More is not shown.
  const rest = text.slice(from, from + 100);
  return showText(/^(?:[\w.+-]+|"[^"]*"?|.)/su.exec(rest)![0]);
}
