import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnName, formatSquare, parseSquare, squareName } from '../../src/index.ts';

describe('the name of a square', () => {
  test.each([
    [{ x: 0, y: 0 }, 'A1'],
    [{ x: 2, y: 3 }, 'C4'],
    [{ x: 25, y: 9 }, 'Z10'],
    [{ x: 26, y: 0 }, 'AA1'],
    [{ x: 51, y: 49 }, 'AZ50'],
    [{ x: 52, y: 100 }, 'BA101'],
    [{ x: 701, y: 0 }, 'ZZ1'],
    [{ x: 702, y: 0 }, 'AAA1'],
  ])('%o is %s', (point, name) => {
    expect(formatSquare(point)).toBe(name);
    expect(parseSquare(name)).toEqual(point);
  });

  test('is read back as the same square, in small letters too', () => {
    const side = fc.integer({ min: 0, max: 18_000 });
    fc.assert(
      fc.property(fc.record({ x: side, y: side }), (point) => {
        expect(parseSquare(formatSquare(point))).toEqual(point);
        expect(parseSquare(formatSquare(point).toLowerCase())).toEqual(point);
      }),
    );
  });

  test('columns have names in their order: shorter ones first, then as in a dictionary', () => {
    const names = Array.from({ length: 1000 }, (_, x) => columnName(x));
    const inOrder = names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    expect(names).toEqual(inOrder);
    expect(new Set(names).size).toBe(1000);
  });

  test('a cell has the name of its column and row', () => {
    expect(squareName(0, 7)).toBe('A1');
    expect(squareName(7, 7)).toBe('A2');
    expect(squareName(13, 7)).toBe('G2');
  });

  test.each(['', 'A', '1', '1A', 'A0', 'A01', 'A-1', 'A1 ', 'Ä1', 'AAAA1', 'A123456', '3,2'])('%j is none', (text) => {
    expect(parseSquare(text)).toBeUndefined();
  });
});
