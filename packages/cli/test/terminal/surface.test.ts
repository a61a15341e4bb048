import { describe, expect, test } from 'vitest';
import { Surface } from '../../src/terminal/surface.ts';

describe('a surface', () => {
  test('is blank at first', () => {
    const surface = new Surface(3, 2);
    expect(surface.toText()).toBe('\n');
    expect(surface.at(2, 1)).toEqual({ character: ' ', role: 'text' });
  });

  test('what lies outside is cut off on all four sides', () => {
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

  test('what has no width is left out', () => {
    const surface = new Surface(4, 1);
    surface.put(0, 0, 'e\u0301\u200Ba\u0000b');
    expect(surface.toText()).toBe('eab');
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
