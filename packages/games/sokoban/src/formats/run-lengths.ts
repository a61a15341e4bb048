import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import type { RunLengthProblem } from '../text-problem.ts';
import { placeAt, TEXT_START } from './lines.ts';

export const LONGEST_EXPANSION = 1_000_000;
const LONGEST_COUNT = String(LONGEST_EXPANSION).length;

/**
 * Writes out run lengths: a count before a character or a group, groups nest: `3#4-p.#`, `2(3(#-)#)`. Blanks stand for
 * themselves and cannot be counted.
 */
export function expandRuns(
  text: string,
  start: TextPlace = TEXT_START,
  most: number = LONGEST_EXPANSION,
): Result<string, RunLengthProblem> {
  const problem = runsProblem(text, start, most);
  if (problem) return err(problem);
  const parts: string[] = [];
  walkRuns(text, (symbol, count) => {
    parts.push(symbol.repeat(count));
    return true;
  });
  return ok(parts.join(''));
}

/** Where a character of the expanded text was written in `text`, which `expandRuns` has accepted. */
export function sourceOfRun(text: string, index: number): number {
  let left = index;
  let found = text.length;
  walkRuns(text, (symbol, count, source) => {
    found = source;
    left -= symbol.length * count;
    return left >= 0;
  });
  return left >= 0 ? text.length : found;
}

/** Runs of three and more as counts. The text holds neither digits nor round brackets. */
export const formatRuns = (text: string): string =>
  text.replaceAll(/(\S)\1{2,}/gu, (run, symbol: string) => `${run.length / symbol.length}${symbol}`);

interface Token {
  /** Where the count begins. */
  readonly from: number;
  /** Where the symbol stands. */
  readonly at: number;
  /** Empty at the end of the text. */
  readonly symbol: string;
  readonly count: string;
}

function tokenAt(text: string, from: number): Token {
  let at = from;
  while (at < text.length && text[at]! >= '0' && text[at]! <= '9') at++;
  const code = text.codePointAt(at);
  return { from, at, symbol: code === undefined ? '' : String.fromCodePoint(code), count: text.slice(from, at) };
}

/**
 * Measures without writing out, so that `999999(999999#)` is refused at once. The end of a group counts as a symbol:
 * deeply nested groups around little text are work too.
 */
export function runsProblem(
  text: string,
  start: TextPlace = TEXT_START,
  most: number = LONGEST_EXPANSION,
): RunLengthProblem | undefined {
  const at = (index: number): TextPlace => placeAt(text, index, start);
  const groups: { from: number; count: number; before: number }[] = [];
  let length = 0;
  for (let index = 0; index < text.length;) {
    const token = tokenAt(text, index);
    const { from, symbol } = token;
    const count = token.count === '' ? 1 : Number(token.count);
    const isCount = count >= 1 && count <= LONGEST_EXPANSION && token.count.length <= LONGEST_COUNT;
    if (!isCount) return { code: 'bad-count', at: at(from), most: LONGEST_EXPANSION };
    const isCountable = symbol.trim() !== '' && symbol !== ')';
    if (token.count !== '' && !isCountable) return { code: 'count-of-nothing', at: at(from) };
    if (symbol === '(') {
      groups.push({ from, count, before: length });
      length = 0;
    } else if (symbol === ')') {
      const group = groups.pop();
      if (!group) return { code: 'group-not-opened', at: at(from) };
      if (length === 0) return { code: 'count-of-nothing', at: at(group.from) };
      length = group.before + group.count * (length + 1);
    } else length += count;
    if (length > most) return { code: 'runs-too-long', at: at(from), most };
    index = token.at + symbol.length;
  }
  const open = groups.at(-1);
  return open && { code: 'group-not-closed', at: at(open.from) };
}

/** Goes over the runs of a text without problems for as long as `visit` says so. */
function walkRuns(text: string, visit: (symbol: string, count: number, source: number) => boolean): void {
  const groups: { start: number; left: number }[] = [];
  for (let index = 0; index < text.length;) {
    const { at, symbol, count } = tokenAt(text, index);
    const times = count === '' ? 1 : Number(count);
    index = at + symbol.length;
    if (symbol === '(') groups.push({ start: index, left: times });
    else if (symbol === ')') {
      const group = groups.at(-1)!;
      group.left--;
      if (group.left > 0) index = group.start;
      else groups.pop();
    } else if (!visit(symbol, times, at)) return;
  }
}
