import { expect, test } from 'vitest';
import { printable } from '../src/printable.ts';

test.each([
  ['Open sky', 'Open sky'],
  ['Σπρώξε, è, ã, 倉庫番', 'Σπρώξε, è, ã, 倉庫番'],
  ['\u001B[31mred', '\uFFFD[31mred'],
  ['\u009B31m', '\uFFFD31m'],
  ['a\nb\tc\rd\u0000', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFD'],
  ['\u007F', '\uFFFD'],
  ['abc\u202Edef\u2066', 'abc\uFFFDdef\uFFFD'],
  ['one\u2028two\u2029', 'one\uFFFDtwo\uFFFD'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
