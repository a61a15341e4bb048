import { ok, type Result } from '@dedalo/grid';
import type { CfgSyntaxProblem } from './cfg-problem.ts';
import type { CfgElement, CfgList, ElementType } from './cfg-value.ts';
import { type Cursor, isLetter, refuse, skipVoid, take, wordAt } from './cursor.ts';
import { readElement } from './read-element.ts';
import { typeNamed } from './type-name.ts';

/** What may stand behind a list. */
const ENDS = ';,}';

/**
 * Elements with or without commas between them. A comma before the name of a type, which no element begins with, is
 * not the list's but the one behind it: so lists may stand in dictionaries (RB23). `= ;` is a list of nothing.
 */
export function readList(cursor: Cursor, of: ElementType): Result<CfgList, CfgSyntaxProblem> {
  const start = cursor.at;
  const at = cursor.placeOf(start);
  const items: CfgElement[] = [];
  let end = start;
  const isEmpty = cursor.at < cursor.text.length && ENDS.includes(cursor.text[cursor.at]!);
  let isOver = isEmpty;
  while (!isOver) {
    const item = readElement(cursor, of);
    if (!item.ok) return item;
    items.push(item.value);
    end = cursor.at;
    skipVoid(cursor);
    const hasComma = take(cursor, ',');
    if (hasComma) skipVoid(cursor);
    isOver = isListOver(cursor, hasComma);
    if (!isOver && !beginsElement(cursor)) return refuse(cursor, { code: 'bad-value', expected: of });
  }
  return ok({ type: 'list', of, items, at, start, end });
}

function isListOver(cursor: Cursor, hasComma: boolean): boolean {
  const sign = cursor.text[cursor.at];
  if (sign === undefined || ENDS.includes(sign)) return true;
  if (!hasComma) return !beginsElement(cursor);
  return isLetter(sign) && typeNamed(wordAt(cursor)) !== undefined;
}

const beginsElement = (cursor: Cursor): boolean => /["[\d.+-]/.test(cursor.text[cursor.at] ?? '');
