import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
])('%j is %i columns wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
  expect(textWidth(padText(text, 10))).toBe(10);
  expect(padText(text, width)).toBe(text);
});

test('cropped, it is never wider than it may', () => {
  const unit = fc.constantFrom('a', 'ω', '倉', '\u0301', '\u{1F40B}', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), fc.integer({ min: 1, max: 14 }), (text, width) => {
      expect(textWidth(cropText(text, width))).toBeLessThanOrEqual(width);
    }),
    { seed: 1 },
  );
});
