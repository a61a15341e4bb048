import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clustersOf, isPlain } from '../../src/terminal/clusters.ts';
import { cropText, padText, textWidth, wrapText } from '../../src/terminal/text-width.ts';

describe('text', () => {
  test('is wrapped between words; a word too long stays whole', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('one two three', 6)).toEqual(['one', 'two', 'three']);
    expect(wrapText('a wonderful day', 5)).toEqual(['a', 'wonderful', 'day']);
    expect(wrapText('one\ntwo', 20)).toEqual(['one', 'two']);
    expect(wrapText('', 5)).toEqual(['']);
  });

  test('wrapped loses no word and is never wider than it may', () => {
    const words = fc.array(fc.stringMatching(/^[a-zα-ω]{1,8}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.integer({ min: 8, max: 30 }), (list, width) => {
        const lines = wrapText(list.join(' '), width);
        expect(lines.join(' ')).toBe(list.join(' '));
        expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(width);
      }),
      { seed: 1 },
    );
  });

  test.each([
    ['Sokoban', 7, 'Sokoban'],
    ['Sokoban', 6, 'Sokob…'],
    ['Sokoban', 1, '…'],
    ['πίστα', 4, 'πίσ…'],
    ['倉庫番', 6, '倉庫番'],
    ['倉庫番', 5, '倉庫…'],
    ['倉庫番', 4, '倉…'],
    ['a\u{1F44D}\u{1F3FD}b', 4, 'a\u{1F44D}\u{1F3FD}b'],
    ['a\u{1F44D}\u{1F3FD}b', 3, 'a…'],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}abc', 4, '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}a…'],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}abc', 2, '…'],
    ['\u{1F1EE}\u{1F1F9}\u{1F1EC}\u{1F1F7}', 3, '\u{1F1EE}\u{1F1F9}…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ])('%s cropped to %i', (text, width, cropped) => {
    expect(cropText(text, width)).toBe(cropped);
  });
});

test.each([
  ['', 0],
  ['Sokoban', 7],
  ['Ελληνικά', 8],
  ['倉庫番', 6],
  ['한글', 4],
  ['ｱ', 1],
  ['Ａ', 2],
  ['e\u0301', 1],
  ['\u200B', 0],
  ['█▟▙╭·✓↑…', 8],
  ['\u{1F40B}', 2],
  ['⚡⭐✅', 6],
  ['\u{1F44D}\u{1F3FD}', 2],
  ['☝\u{1F3FD}', 2],
  ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 2],
  ['❤\uFE0F\u200D\u{1F525}', 2],
  ['\u{1F1EE}\u{1F1F9}', 2],
  ['\u{1F1EE}', 1],
  ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', 2],
  ['1\uFE0F\u20E3', 2],
  ['1\uFE0F', 1],
  ['❤', 1],
  ['❤\uFE0F', 2],
  ['❤\uFE0E', 1],
  ['©', 1],
  ['a\uFE0F', 1],
  ['\u1112\u1161\u11AB', 2],
  ['か\u3099', 2],
  ['\u0E01\u0E33', 2],
  ['\u0000\u001B\u007F\u009B\r\n\u2028\u202E', 0],
])('%j is %i columns wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
  expect(textWidth(padText(text, 10))).toBe(10);
  expect(padText(text, width)).toBe(text);
});

test('cropped, it is never wider than it may', () => {
  const unit = fc.constantFrom(
    'a',
    'ω',
    '倉',
    '\u0301',
    '\u{1F40B}',
    '\u{1F3FD}',
    '\u200D',
    '\uFE0F',
    '\u{1F1EE}',
    ' ',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), fc.integer({ min: 1, max: 14 }), (text, width) => {
      expect(textWidth(cropText(text, width))).toBeLessThanOrEqual(width);
    }),
    { seed: 1 },
  );
});

test('text that takes the short way is as wide as the tables say, and of single characters', () => {
  for (let code = 0; code < 0x30000; code++) {
    const character = String.fromCodePoint(code);
    if (!isPlain(character)) continue;
    // U+200B cannot be taken for plain: the way with tables counts it as nothing.
    expect(textWidth(`${character}\u200B`), character).toBe(1);
    expect(clustersOf(`${character}${character}\u200B`), character).toHaveLength(3);
  }
  expect(isPlain('Sokoban ██ Ελληνικά … ✓')).toBe(true);
});

test('cropped, no cluster is cut', () => {
  const unit = fc.constantFrom(
    'a',
    '倉',
    'e\u0301',
    '\u{1F44D}\u{1F3FD}',
    '❤\uFE0F',
    '\u{1F1EE}\u{1F1F9}',
    '1\uFE0F\u20E3',
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 10 }), fc.integer({ min: 1, max: 14 }), (units, width) => {
      const cropped = clustersOf(cropText(units.join(''), width).replace(/…$/, '')).map(({ text }) => text);
      expect(cropped).toEqual(units.slice(0, cropped.length));
    }),
    { seed: 1 },
  );
});
