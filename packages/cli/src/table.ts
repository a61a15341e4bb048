import { textWidth } from './terminal/text-width.ts';

/** Aligned columns: numbers to the right, the columns in `left` to the left. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  options: { readonly left: readonly number[] },
): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, textWidth(line[column] ?? '')), 0),
  );
  const pad = (cell: string, column: number): string => {
    const blanks = ' '.repeat(widths[column]! - textWidth(cell));
    return options.left.includes(column) ? cell + blanks : blanks + cell;
  };
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
