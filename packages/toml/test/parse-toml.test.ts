import { expect, test } from 'vitest';
import { isTable, parseToml } from '../src/parse-toml.ts';

test('a text is read, with a byte order mark and numbers that are too large for a number', () => {
  expect(parseToml('\uFEFFa = 1\nb = 99999999999999999999')).toEqual({
    ok: true,
    value: { a: 1, b: 99_999_999_999_999_999_999n },
  });
});

test.each([
  ['a = ', '1:5'],
  ['a = 1\nb = "x', '2:5'],
  ['a = 1\r\nb = \r\n', '2:5'],
  ['\uFEFFa = ', '1:5'],
  ['a = 1\na = 2', '2:1'],
  ['"é" = ', '1:7'],
  ['"😀" = ', '1:7'],
])('%j is refused where the parser stopped, in code points', (text, place) => {
  const parsed = parseToml(text);
  const at = parsed.ok ? undefined : parsed.error.at;
  expect(at && `${at.line}:${at.column}`).toBe(place);
});

test('the reason is said without the excerpt of the parser', () => {
  expect(parseToml('a = ')).toMatchObject({ error: { code: 'not-toml', detail: 'invalid value' } });
});

test('what nests deeper than allowed is refused', () => {
  const nested = (depth: number): string => `a = ${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(parseToml(nested(10)).ok).toBe(true);
  expect(parseToml(nested(10), { mostDepth: 8 }).ok).toBe(false);
  expect(parseToml(nested(100_000)).ok).toBe(false);
});

test('a date and a list are no tables', () => {
  const parsed = parseToml('t = {}\nd = 2020-01-01\nl = []');
  const { t, d, l } = parsed.ok ? parsed.value : {};
  expect([t, d, l, undefined].map(isTable)).toEqual([true, false, false, false]);
});
