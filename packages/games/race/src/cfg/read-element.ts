import { ok, type Result } from '@dedalo/grid';
import type { CfgSyntaxProblem } from './cfg-problem.ts';
import type { CfgElement, ElementData, ElementType } from './cfg-value.ts';
import { type Cursor, refuse, skipVoid, take } from './cursor.ts';

type Read<T> = Result<T, CfgSyntaxProblem>;

/** Reads a value that holds no others; the cursor stands at its first sign. */
export function readElement(cursor: Cursor, type: ElementType): Read<CfgElement> {
  const start = cursor.at;
  const at = cursor.placeOf(start);
  const data = readData(cursor, type);
  return data.ok ? ok({ ...data.value, at, start, end: cursor.at }) : data;
}

function readData(cursor: Cursor, type: ElementType): Read<ElementData> {
  if (type === 'string') return readString(cursor);
  if (type === 'int' || type === 'float') {
    const number = readNumber(cursor, type);
    return number.ok ? ok({ type, value: number.value }) : number;
  }
  const numbers = readNumbers(cursor, type);
  if (!numbers.ok) return numbers;
  const [a, b, c, d] = numbers.value as [number, number, number, number];
  return type === 'size'
    ? ok({ type, value: { width: a, height: b } })
    : ok({ type, value: { x: a, y: b, width: c, height: d } });
}

const PATTERNS = { int: /^[+-]?\d+$/, float: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i } as const;

function readNumber(cursor: Cursor, type: 'int' | 'float'): Read<number> {
  const from = cursor.at;
  const written = cursor.text.slice(from, endOfNumber(cursor.text, from));
  if (!PATTERNS[type].test(written)) return refuse(cursor, { code: 'bad-value', expected: type });
  const number = Number(written);
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) {
    return refuse(cursor, { code: 'bad-value', expected: 'safe-number' });
  }
  cursor.at = from + written.length;
  // JavaScript has two zeros.
  return ok(number + 0);
}

/** Behind all that belongs to a number or is stuck to it. */
function endOfNumber(text: string, from: number): number {
  let end = from;
  if (text[end] === '+' || text[end] === '-') end++;
  while (end < text.length) {
    const isInside = /[\w.]/.test(text[end]!) || (/[+-]/.test(text[end]!) && /\d[eE]$/.test(text.slice(end - 2, end)));
    if (!isInside) break;
    end++;
  }
  return end;
}

/** Everything up to the next quote, line ends too; there are no escapes. */
function readString(cursor: Cursor): Read<ElementData> {
  const from = cursor.at;
  if (cursor.text[from] !== '"') return refuse(cursor, { code: 'bad-value', expected: 'string' });
  const end = cursor.text.indexOf('"', from + 1);
  if (end < 0) return refuse(cursor, { code: 'bad-value', expected: 'closing-quote' });
  cursor.at = end + 1;
  return ok({ type: 'string', value: cursor.text.slice(from + 1, end) });
}

const LENGTHS = { size: 2, rectangle: 4 } as const;

/** `[w, h]` or `[x, y, w, h]`, in whole numbers (R13). */
function readNumbers(cursor: Cursor, type: 'size' | 'rectangle'): Read<readonly number[]> {
  if (!take(cursor, '[')) return refuse(cursor, { code: 'bad-value', expected: type });
  const numbers: number[] = [];
  while (numbers.length < LENGTHS[type]) {
    skipVoid(cursor);
    if (cursor.text[cursor.at] === ']') return refuse(cursor, { code: 'bad-value', expected: type });
    const number = readNumber(cursor, 'int');
    if (!number.ok) return number;
    numbers.push(number.value);
    skipVoid(cursor);
    if (numbers.length < LENGTHS[type]) take(cursor, ',');
  }
  return take(cursor, ']') ? ok(numbers) : refuse(cursor, { code: 'bad-value', expected: 'closing-bracket' });
}
