import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TERMINAL_WORDS } from '../../build/terminal-words.ts';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));

/** Ways to read one of these from the words: `words.value.plain`, `{ web, plain } = words`. */
const names = TERMINAL_WORDS.join('|');
const READ = new RegExp(
  `\\b(words(\\.value)?|speech\\(\\))\\.(${names})\\b|\\{[^{}]*\\b(${names})\\b[^{}]*\\} = .*words`,
  'i',
);

test('nothing of the browser client, or of what it shares with the terminal, reads the words that are left out', () => {
  expect(READ.test('const { web, plain: said } = words.value;')).toBe(true);
  const files = globSync('{web,clients}/src/**/*.{ts,tsx}', { cwd: PACKAGES });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => READ.test(readFileSync(`${PACKAGES}/${file}`, 'utf8')))).toEqual([]);
});
