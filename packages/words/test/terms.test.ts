import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, loadWords } from '../src/index.ts';
import { loadArenaWords } from '../src/arena/index.ts';
import { everythingSaid } from './said.ts';

const ROWS = readFileSync(new URL('../TERMS.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(LANGUAGES)('the terms of %s are the words that it uses', async (language) => {
  const column = LANGUAGES.indexOf(language) + 1;
  const arena = JSON.stringify(await loadArenaWords(language));
  const said = [...everythingSaid(await loadWords(language)).values(), arena].join('\n').toLowerCase();
  const terms = ROWS.map((row) => row[column]!);
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((term) => !said.includes(term.toLowerCase()))).toEqual([]);
});
