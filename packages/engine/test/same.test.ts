import { describe, expect, test } from 'vitest';
import { isSame, survivesJson } from '../src/conformance/same.ts';

const DIFFERENT: readonly (readonly [what: string, a: unknown, b: unknown])[] = [
  ['numbers', 1, 2],
  ['zeros of two signs', 0, -0],
  ['a number and its text', 1, '1'],
  ['null and an object', null, {}],
  ['nothing and null', undefined, null],
  ['a list and a shorter one', [1, 2], [1]],
  ['a list and an object with the same keys', ['a'], { 0: 'a' }],
  ['a list and a typed array', [1], Uint8Array.of(1)],
  ['typed arrays of two kinds', Int8Array.of(1), Uint8Array.of(1)],
  ['typed arrays', Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
  ['a key that holds nothing and no key', { a: undefined }, { b: undefined }],
  ['objects with another value deep down', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ['sets', new Set([1]), new Set([2])],
  ['maps', new Map([[1, 2]]), new Map([[1, 3]])],
  ['dates', new Date(0), new Date(1)],
];

describe('not the same', () => {
  test.each(DIFFERENT)('%s', (_, a, b) => {
    expect(isSame(a, b)).toBe(false);
    expect(isSame(b, a)).toBe(false);
  });
});

test('the same data is the same, whatever the order of keys', () => {
  const make = (): unknown => ({
    list: [1, { x: null }],
    bytes: Uint8Array.of(1, 2),
    none: undefined,
    not: Number.NaN,
  });
  expect(isSame(make(), make())).toBe(true);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
});

test('plain data survives JSON, and nothing else does', () => {
  expect(survivesJson({ a: [1, 'two', null, true, { b: [] }] })).toBe(true);
  for (const value of [{ a: undefined }, [undefined], Number.NaN, -0, new Date(0), new Map(), Uint8Array.of(1)]) {
    expect(survivesJson(value)).toBe(false);
  }
});
