import { expect, test } from 'vitest';
import { formatTable } from '../src/table.ts';
import { textWidth } from '../src/terminal/text-width.ts';

test('columns line up whatever is written in them', () => {
  const names = ['plain', '倉庫番', '⚡⭐✅', '\u{1F44D}\u{1F3FD} well', 'cafe\u0301', 'Ελλάδα'];
  const lines = formatTable(
    ['name', 'n'],
    names.map((name, index) => [name, String(index)]),
    { left: [0] },
  ).split('\n');
  expect(new Set(lines.map(textWidth)).size).toBe(1);
  expect(lines[2]).toBe('倉庫番   1');
});
