import { columnName, rowName } from '@dedalo/grid';
import { SIDE } from '@dedalo/stratego';

/** The described board with the names of its rows and columns at the right and below: its own numbers stay. */
export function nameRowsAndColumns(drawn: string): string {
  let row = 0;
  const lines = drawn.split('\n').map((line) => (/^\d\|/.test(line) ? `${line} ${rowName(row++)}` : line));
  return [...lines, `   ${Array.from({ length: SIDE }, (_, column) => columnName(column)).join('   ')}`].join('\n');
}
