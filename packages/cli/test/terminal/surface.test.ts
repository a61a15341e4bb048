import { describe, expect, test } from 'vitest';
import { Surface } from '../../src/terminal/surface.ts';

describe('a surface', () => {
  test('is blank at first', () => {
    const surface = new Surface(3, 2);
    expect(surface.toText()).toBe('\n');
    expect(surface.at(2, 1)).toEqual({ character: ' ', role: 'text' });
  });

  test('whatever is outside is cut off on all four sides', () => {
    const surface = new Surface(4, 2);
    surface.put(-2, 0, 'abcdefgh', 'good');
    surface.put(0, -1, 'above');
    surface.put(0, 2, 'below');
    surface.put(3, 1, 'yz');
    expect(surface.toText()).toBe('cdef\n   y');
    expect(surface.at(0, 0)).toEqual({ character: 'c', role: 'good' });
  });

  test('a character outside of the basic plane is one place', () => {
    const surface = new Surface(4, 1);
    surface.put(0, 0, 'a\u{1D7D8}b');
    expect(surface.at(1, 0).character).toBe('\u{1D7D8}');
    expect(surface.at(2, 0).character).toBe('b');
  });

  test('a wide character takes two places, and half of one never stays', () => {
    const surface = new Surface(6, 1);
    surface.put(0, 0, '倉庫番');
    expect(surface.toText()).toBe('倉庫番');
    surface.put(1, 0, 'x');
    expect(surface.toText()).toBe(' x庫番');
    surface.put(2, 0, 'y');
    expect(surface.toText()).toBe(' xy 番');
    surface.put(5, 0, '倉');
    expect(surface.toText(), 'there is no room for it').toBe(' xy 番');
    surface.put(3, 0, '倉');
    expect(surface.toText()).toBe(' xy倉');
  });

  test('what has no width of its own is left out, and control characters always', () => {
    const surface = new Surface(8, 1);
    surface.put(0, 0, '\u0301\u200Ba\u0000\u001B\u009Bb\r\n\u202E\u2028\u00ADc');
    expect(surface.toText()).toBe('abc');
  });

  test('an accent shares the place of its letter', () => {
    const surface = new Surface(4, 1);
    surface.put(0, 0, 'e\u0301a');
    expect([0, 1, 2].map((x) => surface.at(x, 0).character)).toEqual(['e\u0301', 'a', ' ']);
  });

  test.each([
    '\u26A1',
    '\u{1F44D}\u{1F3FD}',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u{1F1EE}\u{1F1F9}',
    '1\uFE0F\u20E3',
    '❤\uFE0F',
  ])('%s takes two places, is never split and never drawn over by half', (emoji) => {
    const surface = new Surface(4, 1);
    surface.put(0, 0, `a${emoji}b`);
    expect([0, 1, 2, 3].map((x) => surface.at(x, 0).character)).toEqual(['a', emoji, '', 'b']);
    surface.put(2, 0, 'x');
    expect(surface.toText()).toBe('a xb');
    surface.put(3, 0, emoji);
    expect(surface.toText(), 'there is no room for it').toBe('a xb');
    surface.put(-1, 0, emoji);
    expect(surface.toText(), 'half of it lies outside').toBe('a xb');
  });

  test('a cluster of three columns is blanked whole, wherever it is drawn over', () => {
    const cluster = '\u0915\u094D\u0937\u093F';
    for (const [x, left] of [
      [1, 'ax  b'],
      [2, 'a x b'],
      [3, 'a  xb'],
    ] as const) {
      const surface = new Surface(5, 1);
      surface.put(0, 0, `a${cluster}b`);
      expect(surface.toText()).toBe(`a${cluster}b`);
      surface.put(x, 0, 'x');
      expect(surface.toText()).toBe(left);
    }
  });

  test.each([
    [5, 'a', '  a'],
    [5, '倉', ' 倉'],
    [5, 'ab', ' ab'],
    [5, 'abcdefg', 'abcde'],
  ])('centre in %i columns: %s', (columns, text, line) => {
    const surface = new Surface(columns, 1);
    surface.centre(0, text);
    expect(surface.toText()).toBe(line);
  });
});
