import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const game = new URL('../../', import.meta.url);
const grid = new URL('../../grid/', game);

test('every file that the table of described names points to is there', () => {
  const rules = readFileSync(new URL('RULES.md', game), 'utf8');
  const table = rules.slice(rules.indexOf('## Described class or method'));
  const files = [...table.matchAll(/`(src\/[\w/-]+\.(?:ts|toml))`/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(new URL(file, game)) && !existsSync(new URL(file, grid)))).toEqual([]);
});
