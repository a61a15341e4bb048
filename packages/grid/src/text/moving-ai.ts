import { createGrid, type Grid, isOpen, LEAST_COST, LONGEST_SIDE } from '../board/grid.ts';
import { err, ok, type Result } from '../result.ts';
import { splitLines } from './lines.ts';
import { type MapProblem, problem } from './problem.ts';

/** Ground, grass and shallow water can be walked on; out of bounds (@ and O), trees and deep water cannot. */
const OPEN = '.GS';
const BLOCKED = '@OTW';

/** The .map format of the MovingAI benchmarks (Sturtevant 2012). */
export function formatMovingAi(grid: Grid): string {
  const rows = [];
  for (let y = 0; y < grid.height; y++) {
    let row = '';
    for (let x = 0; x < grid.width; x++) row += isOpen(grid, y * grid.width + x) ? '.' : '@';
    rows.push(row);
  }
  return `type octile\nheight ${grid.height}\nwidth ${grid.width}\nmap\n${rows.join('\n')}\n`;
}

const HEADER = [
  { pattern: /^type \S+$/, expected: 'type octile' },
  { pattern: /^height (\d{1,9})$/, expected: 'height N' },
  { pattern: /^width (\d{1,9})$/, expected: 'width N' },
  { pattern: /^map$/, expected: 'map' },
] as const;

export function parseMovingAi(text: string, options: { wrap?: boolean } = {}): Result<{ grid: Grid }, MapProblem> {
  const lines = splitLines(text);
  if (lines.length === 0) return problem({ code: 'empty-map' });
  const size = readHeader(lines);
  if (!size.ok) return size;
  const { width, height } = size.value;
  const grid = createGrid({ width, height }, options);
  const rows = lines.slice(HEADER.length);
  const rowLine = HEADER.length + 1;
  while (rows.length > height && rows.at(-1)!.trim() === '') rows.pop();
  if (rows.length > height) {
    return problem({ code: 'too-many-rows', at: { line: rowLine + height, column: 1 }, expected: height });
  }
  for (const [y, row] of rows.entries()) {
    const line = rowLine + y;
    const symbols = [...row];
    for (const [x, symbol] of symbols.entries()) {
      const at = { line, column: x + 1 };
      if (x >= width) return problem({ code: 'row-too-long', at, expected: width, found: symbols.length });
      if (OPEN.includes(symbol)) grid.costs[y * width + x] = LEAST_COST;
      else if (!BLOCKED.includes(symbol)) {
        return problem({ code: 'unknown-character', at, character: symbol, allowed: OPEN + BLOCKED });
      }
    }
    if (symbols.length < width) {
      const at = { line, column: symbols.length + 1 };
      return problem({ code: 'row-too-short', at, expected: width, found: symbols.length });
    }
  }
  if (rows.length < height) {
    const at = { line: lines.length + 1, column: 1 };
    return problem({ code: 'too-few-rows', at, expected: height, found: rows.length });
  }
  return ok({ grid });
}

function readHeader(lines: readonly string[]): Result<{ width: number; height: number }, MapProblem> {
  const numbers: number[] = [];
  for (const [index, { pattern, expected }] of HEADER.entries()) {
    const at = { line: index + 1, column: 1 };
    const match = pattern.exec((lines[index] ?? '').trim());
    if (!match) return err({ code: 'bad-header', at, expected });
    const number = match[1] === undefined ? undefined : Number(match[1]);
    if (number === undefined) continue;
    if (number < 1) return err({ code: 'bad-header', at, expected: `${expected}, at least 1` });
    if (number > LONGEST_SIDE) return err({ code: 'too-large', at, most: LONGEST_SIDE });
    numbers.push(number);
  }
  const [height = 0, width = 0] = numbers;
  return ok({ width, height });
}
