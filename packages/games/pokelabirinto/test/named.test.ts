import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const NAME = /\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/g;

/** The names of all tests of this package and of the groups that they stand in. */
function testNames(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(NAME)].map((match) => match[2]!),
  );
}

test('each of the faults of the description has a test named after it', () => {
  const codes = testNames().flatMap((name) => name.match(/\bPB\d+\b/g) ?? []);
  const all = Array.from({ length: 22 }, (_, index) => `PB${index + 1}`);
  expect([...new Set(codes)].toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)))).toEqual(all);
});
