import { LONGEST_SIDE } from '../board/grid.ts';
import { ok, type Result } from '../result.ts';
import { splitLines } from './lines.ts';
import { type MapProblem, problem } from './problem.ts';

/** One symbol of a map, with the column it stands in. */
export interface PlacedSymbol {
  readonly symbol: string;
  readonly column: number;
}

/** Rows of symbols with or without blanks between them, all of one length, of the allowed symbols only. */
export function readSymbolRows(text: string, allowed: string): Result<PlacedSymbol[][], MapProblem> {
  const rows: PlacedSymbol[][] = [];
  const lines = splitLines(text);
  while (lines.at(-1)?.trim() === '') lines.pop();
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const row: PlacedSymbol[] = [];
    for (const [i, symbol] of [...content].entries()) {
      const at = { line, column: i + 1 };
      if (symbol === ' ' || symbol === '\t') continue;
      if (!allowed.includes(symbol)) return problem({ code: 'unknown-character', at, character: symbol, allowed });
      if (row.length === LONGEST_SIDE) return problem({ code: 'too-large', at, most: LONGEST_SIDE });
      row.push({ symbol, column: i + 1 });
    }
    const expected = rows[0]?.length ?? row.length;
    const found = row.length;
    if (found > expected) {
      return problem({ code: 'row-too-long', at: { line, column: row[expected]!.column }, expected, found });
    }
    if (found < expected) {
      return problem({ code: 'row-too-short', at: { line, column: content.length + 1 }, expected, found });
    }
    if (rows.length === LONGEST_SIDE)
      return problem({ code: 'too-large', at: { line, column: 1 }, most: LONGEST_SIDE });
    rows.push(row);
  }
  return rows.length === 0 || rows[0]!.length === 0 ? problem({ code: 'empty-map' }) : ok(rows);
}
